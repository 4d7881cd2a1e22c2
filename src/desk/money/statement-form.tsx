import { appConfig } from '~config'
import type { MoneyView } from '~/desk/money/money-view'
import { faultWords, openReasonWords } from '~/desk/money/line-words'
import list from '~/desk/rows/list.module.css'
import { formatDate, formatMoney, formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import type { Match, MatchedLine, NotedStatement } from '~/order/bank/match-lines'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './money-page.module.css'

/** Lines that the answer shows: what a person decides comes first. */
const MOST_SHOWN = 300

const UNREAD: Record<NonNullable<MoneyView['unread']>, () => string> = {
  nothing: m.desk_statement_nothing,
  tooLong: m.desk_statement_too_long,
  elsewhere: m.desk_order_elsewhere,
}

/** The form for the statement of the bank. */
export function StatementForm({ unread }: Pick<MoneyView, 'unread'>) {
  const error = unread ? UNREAD[unread]() : null
  const { hasGpc } = appConfig.market.statements
  return (
    <section className={`${list['list']} ${styles['statement']}`} id="statement-form">
      <h2>{m.desk_statement()}</h2>
      <form
        method="post"
        encType="multipart/form-data"
        action={screenPath('deskMoney', getLocale())}
        noValidate
      >
        <p className={list['quiet']} id="statement-hint">
          {hasGpc ? m.desk_statement_lead() : m.desk_statement_lead_csv()}
        </p>
        <label htmlFor="statement">{m.desk_statement_file()}</label>
        <input
          id="statement"
          name="statement"
          type="file"
          accept={
            hasGpc
              ? '.csv,.gpc,.txt,.abo,.xml,text/csv,text/plain,application/xml'
              : '.csv,.txt,.xml,text/csv,text/plain,application/xml'
          }
          aria-invalid={error !== null}
          aria-describedby={error === null ? 'statement-hint' : 'statement-error statement-hint'}
        />
        <details>
          <summary>{m.desk_statement_paste()}</summary>
          <label htmlFor="statement-text">{m.desk_statement_text()}</label>
          <textarea id="statement-text" name="text" rows={6} autoComplete="off" />
        </details>
        {error === null ? null : (
          <p className={list['warns']} id="statement-error" role="alert">
            {error}
          </p>
        )}
        <p className={list['acts']}>
          <button className="button" type="submit" name="intent" value="statement">
            {m.desk_statement_note()}
          </button>
        </p>
      </form>
    </section>
  )
}

/** What each line came to: those for a person first, then those that cannot be read, then the noted ones. */
export function StatementNotice({ noted }: { noted: NotedStatement }) {
  const { lines, counts, faults, out, waiting, left } = noted
  const of = (is: Match['is']) => lines.filter(({ match }) => match.is === is)
  const sorted = [...of('open'), ...of('pays'), ...of('noted'), ...of('known'), ...of('settled')]
  const shown = sorted.slice(0, MOST_SHOWN)
  const shownFaults = faults.slice(0, MOST_SHOWN)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const hidden = total - shown.length + faults.length - shownFaults.length
  const words = [
    m.desk_statement_noted({ count: counts.noted }),
    m.desk_statement_known({ count: counts.known }),
    ...(counts.settled > 0 ? [m.desk_statement_settled({ count: counts.settled })] : []),
    m.desk_statement_open({ count: counts.open }),
    m.desk_statement_faults({ count: faults.length }),
    ...(out > 0 ? [m.desk_statement_out({ count: out })] : []),
    ...(waiting > 0 ? [m.desk_statement_waiting({ count: waiting })] : []),
  ]
  return (
    <section className={styles['noted']} aria-labelledby="statement-noted" aria-live="polite">
      <h2 id="statement-noted">{m.desk_statement_came()}</h2>
      <p>{words.join(', ')}.</p>
      {left > 0 ? <p className={list['warns']}>{m.desk_statement_left({ count: left })}</p> : null}
      <ul className={styles['lines']}>
        {shownFaults.map(({ line, why }) => (
          <li key={line}>
            <strong>{m.desk_statement_line({ line })}</strong>{' '}
            <span className={list['warns']}>{faultWords(why)}</span>
          </li>
        ))}
        {shown.map((matched) => (
          <LineItem key={matched.line.key} {...matched} />
        ))}
      </ul>
      {hidden > 0 ? <p>{m.desk_statement_hidden({ count: hidden })}</p> : null}
    </section>
  )
}

function LineItem({ line, match }: MatchedLine) {
  const { day, amount, currency, symbol, name } = line
  const locale = getLocale()
  const numbers = numbersOf(match)
  return (
    <li>
      <strong>{formatMoney({ amount, currency }, locale)}</strong>{' '}
      <span>
        {[day && formatDate(day, locale), symbol && m.desk_money_symbol({ symbol }), name]
          .filter(Boolean)
          .join(', ')}
      </span>{' '}
      <span className={match.is === 'open' ? list['warns'] : list['quiet']}>{saidOf(match)}</span>{' '}
      {numbers.map((number) => (
        <a key={number} href={screenPath('deskOrder', locale, number)}>
          {formatOrderNumber(number)}
        </a>
      ))}
    </li>
  )
}

function numbersOf(match: Match): string[] {
  switch (match.is) {
    case 'noted':
    case 'known':
    case 'pays':
      return [match.number]
    case 'settled':
      return []
    case 'open':
      return match.likely
  }
}

function saidOf(match: Match): string {
  switch (match.is) {
    case 'noted':
      return m.desk_line_noted()
    case 'known':
      return m.desk_line_known()
    case 'settled':
      return m.desk_line_settled()
    case 'pays':
      return m.desk_line_pays()
    case 'open':
      return openReasonWords(match.why)
  }
}
