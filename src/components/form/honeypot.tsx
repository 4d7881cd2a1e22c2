import { m } from '~/paraglide/messages'

/**
 * A field people never see; what fills it is likely a robot. Its name is one no autofill knows. Beside it
 * stands when the form was made, because a robot is also faster than a person.
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
