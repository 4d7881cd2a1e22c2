import type { Erased } from '~/order/commands/desk-persons'
import type { PersonalDataView } from '~/desk/personal-data/personal-data-step.server'
import { papersKept } from '~/carrier/phrases/papers-kept'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './personal-data-page.module.css'

const WHY: Record<Erased['kept'][number]['why'], () => string> = {
  rideAhead: m.desk_kept_ride_ahead,
  namedAhead: m.desk_kept_named_ahead,
  drives: m.desk_kept_drives,
  notPaid: m.desk_kept_not_paid,
  paperOwed: m.desk_kept_paper_owed,
  notDelivered: m.desk_kept_not_delivered,
}

/** Export and erasure of a person's data, by the e-mail. */
export function PersonalDataPage({ page }: { page: PersonalDataView }) {
  return (
    <>
      <h1>{m.desk_nav_personal_data()}</h1>
      {page.isOwner ? <PersonalDataForm page={page} /> : <p>{m.desk_owner_alone()}</p>}
    </>
  )
}

function PersonalDataForm({ page: { email, isWrong, erased } }: { page: PersonalDataView }) {
  return (
    <>
      {erased ? <ErasedNotice erased={erased} /> : null}
      <form
        className={styles['form']}
        method="post"
        action={screenPath('deskPersonalData', getLocale())}
        noValidate
      >
        <p>{m.desk_personal_data_lead()}</p>
        <label htmlFor="email">{m.desk_customer_email()}</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={254}
          required
          defaultValue={erased ? '' : email}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'email-error' : undefined}
        />
        {isWrong ? (
          <p className={styles['error']} id="email-error" role="alert">
            {m.desk_wrong_email()}
          </p>
        ) : null}
        <p className={styles['acts']}>
          <button className="button" type="submit" name="intent" value="export">
            {m.desk_export()}
          </button>{' '}
          <button className="button button-quiet" type="submit" name="intent" value="erase">
            {m.desk_erase()}
          </button>
        </p>
      </form>
    </>
  )
}

function ErasedNotice({ erased: { erased, kept, papers, search } }: { erased: Erased }) {
  const { orders, messages, drafts, backOffice, desk, drivers } = erased
  const count = orders.length + messages + drafts + backOffice + desk + drivers
  return (
    <section className={styles['done']}>
      <h2>{count === 0 ? m.desk_erased_nothing() : m.desk_erased()}</h2>
      {orders.length > 0 ? (
        <p>{m.desk_erased_orders({ numbers: orders.map(formatOrderNumber).join(', ') })}</p>
      ) : null}
      {messages + drafts + backOffice + desk + drivers > 0 ? (
        <p>{m.desk_erased_rows({ messages, drafts, backOffice, desk, drivers })}</p>
      ) : null}
      {kept.map(({ number, why }) => (
        <p key={`${number} ${why}`}>
          {m.desk_kept({ number: formatOrderNumber(number), why: WHY[why]() })}
        </p>
      ))}
      {papers.length > 0 ? (
        <p>
          {m.desk_kept_papers({
            period: papersKept(getLocale()),
            numbers: papers.map((paper) => paper.number).join(', '),
          })}
        </p>
      ) : null}
      {search.backOffice === 'notSearched' ? <p>{m.desk_own_back_office()}</p> : null}
      <p>{m.desk_backup()}</p>
    </section>
  )
}
