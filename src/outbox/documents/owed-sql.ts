/** The documents of an order that are not issued, as a JSON array: the event they follow, their state, the last error. */
export function owedDocumentsSql(key: string): string {
  return `(SELECT json_group_array(json_object('seq', substr(item, length(${key}) + 2), 'state', outbox.state,
      'lastError', outbox.last_error))
    FROM outbox WHERE outbox.kind = 'document' AND item >= ${key} || ':' AND item < ${key} || ';'
      AND outbox.state <> 'delivered')`
}
