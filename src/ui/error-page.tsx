import { useRouteContext } from '@tanstack/react-router'
import { appConfig } from '~config'
import { Picture } from '~/ui/picture'
import { formatPhone } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A fatal error inside a page: says that the fault is ours, with the request id and the phone. */
export function ErrorPage() {
  const { requestId } = useRouteContext({ from: '__root__' })
  const { phone } = appConfig.company
  return (
    <div className="message-page">
      <Picture name="error" isFirst className="message-page-poster" />
      <h1>{m.error_title()}</h1>
      <p className="lead">{m.error_not_found()}</p>
      <p>
        {m.error_fault()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
      <p>{m.error_request({ requestId })}</p>
      <p>
        <a className="button" href={screenPath('home', getLocale())}>
          {m.error_home()}
        </a>
      </p>
    </div>
  )
}
