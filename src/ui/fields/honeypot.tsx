import { m } from '~/paraglide/messages'

/**
 * A field that people never see; a filled one indicates a bot. No autofill knows its name. The form also contains the
 * time of its rendering, because a bot is faster than a person.
 */
export function Honeypot({ renderedAt = null }: { renderedAt?: number | null }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor="f-leaveEmpty">{m.form_leave_empty()}</label>
      <input id="f-leaveEmpty" name="leaveEmpty" type="text" tabIndex={-1} autoComplete="off" />
      {renderedAt === null ? null : <input type="hidden" name="renderedAt" value={renderedAt} />}
    </div>
  )
}
