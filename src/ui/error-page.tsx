import { useRouteContext } from '@tanstack/react-router'
import { CompanyPhone } from '~/ui/company-phone'
import { Picture } from '~/ui/picture'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** A fatal error inside a page: says that the fault is ours, with the request id and the phone. */
export function ErrorPage() {
  const { requestId } = useRouteContext({ from: '__root__' })
  return (
    <div className="message-page">
      <Picture name="error" isFirst className="message-page-poster" />
      <h1>{m.error_title()}</h1>
      <p className="lead">{m.error_not_found()}</p>
      <p>
        {m.error_fault()} <CompanyPhone />
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
