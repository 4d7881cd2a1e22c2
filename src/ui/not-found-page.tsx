import { CompanyPhone } from '~/ui/company-phone'
import { Picture } from '~/ui/picture'
import { usePublicPath } from '~/ui/island/use-page-address'
import { matchScreen } from '~/i18n/match-screen'
import { navigation } from '~/i18n/navigation'
import { type Screen, screenPath } from '~/i18n/screens'
import { shownPath } from '~/i18n/shown-path'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const ORDER_LINKS: readonly Screen[] = [
  'orderStatus',
  'orderGuest',
  'orderCalendar',
  'orderManifest',
  'orderPayment',
  'taxDocument',
  'taxDocumentFile',
]

/** An incomplete link to an order. */
function isOrderLink(path: string): boolean {
  const screen = matchScreen(path)?.screen
  return screen !== undefined && ORDER_LINKS.includes(screen)
}

/** Every 404: the message, the requested path as text, and links. */
export function NotFoundPage() {
  const locale = getLocale()
  const path = usePublicPath()
  return (
    <div className="message-page">
      <Picture name="not-found" isFirst className="message-page-poster" />
      <h1>{m.error_title()}</h1>
      <p className="lead">{m.error_not_found()}</p>
      {isOrderLink(path) ? (
        <p>
          {m.error_order_link()}{' '}
          <a href={screenPath('findOrder', locale)}>{m.error_order_find()}</a>,{' '}
          {m.error_order_call()} <CompanyPhone />
        </p>
      ) : (
        <p className="message-page-path">{m.error_path({ path: shownPath(path) })}</p>
      )}
      <p>
        <a className="button" href={screenPath('home', locale)}>
          {m.error_home()}
        </a>
      </p>
      <ul className="message-page-ways">
        {navigation(locale)
          .filter(({ isInBar }) => isInBar)
          .map(({ key, label, href }) => (
            <li key={key}>
              <a href={href}>{label}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}
