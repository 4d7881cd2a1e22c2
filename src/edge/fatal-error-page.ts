import { appConfig } from '~config'
import { formatPhone } from '~/i18n/format'
import { pathLocale, screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'

/** The page of last resort: plain markup that needs neither React nor a database (status 500). */
export function fatalErrorPage(request: Request, requestId: string): Response {
  const locale = pathLocale(new URL(request.url).pathname)
  const { phone } = appConfig.company
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${m.error_title({}, { locale })} | ${appConfig.product.name}</title>
</head>
<body>
<h1>${m.error_title({}, { locale })}</h1>
<p>${m.error_not_found({}, { locale })}</p>
<p>${m.error_fault({}, { locale })} <a href="tel:${phone}">${formatPhone(phone)}</a></p>
<p>${m.error_request({ requestId }, { locale })}</p>
<p><a href="${screenPath('home', locale)}">${m.error_home({}, { locale })}</a></p>
</body>
</html>`
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
