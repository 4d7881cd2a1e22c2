import { appConfig } from '~config'
import { pathLocale } from '~/i18n/screens'

const TEXT = {
  cs: {
    title: 'Neexistující stránka',
    subtitle: 'Mrzí nás to, ale požadovanou stránku jsme nenalezli.',
    fault: 'Chyba je na naší straně. Zkuste to prosím za chvíli znovu, nebo nám zavolejte:',
    id: 'Číslo požadavku',
    button: 'Zpět na úvod',
    home: '/',
  },
  en: {
    title: 'Page does not exist',
    subtitle: 'We are sorry, the page you asked for was not found.',
    fault: 'The fault is ours. Please try again in a moment, or call us:',
    id: 'Request number',
    button: 'Back to home',
    home: '/en',
  },
} as const

/** The page of last resort: plain markup that needs neither React nor a database (status 500). */
export function fatalErrorPage(request: Request, requestId: string): Response {
  const locale = pathLocale(new URL(request.url).pathname)
  const text = TEXT[locale]
  const { phone } = appConfig.company
  const html = `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title} | ${appConfig.product.name}</title>
<h1>${text.title}</h1>
<p>${text.subtitle}</p>
<p>${text.fault} <a href="tel:${phone}">${phone}</a></p>
<p>${text.id}: ${requestId}</p>
<p><a href="${text.home}">${text.button}</a></p>
</html>`
  return new Response(html, {
    status: 500,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
