import { owedDocumentsSql } from '~/outbox/outbox-sql'

/** SQL on `documents` for statements of other tables, and for the terminal without a site. */

/** The documents of the outer row of `orders` as a JSON array of their contents, in the sequence of their issue. */
export const ISSUED_OF_ORDER = `(SELECT json_group_array(json(content)) FROM (
    SELECT content FROM documents WHERE documents.order_key = orders.order_key ORDER BY seq, nth))`

/**
 * The documents of a row of `orders` as the terminal lists them: those that are issued, and those that are owed, by the
 * event that they follow.
 */
export const PAPER_COLUMNS = `(SELECT json_group_array(json_object('number', content ->> '$.number', 'kind', kind,
    'issuedOn', issued_on, 'supplyOn', supply_on, 'total', content ->> '$.total', 'due', content ->> '$.due',
    'corrects', content ->> '$.corrects.number', 'seq', seq))
  FROM (SELECT * FROM documents WHERE documents.order_key = orders.order_key ORDER BY seq, nth)) AS papers,
  ${owedDocumentsSql('orders.order_key')} AS owedPapers`
