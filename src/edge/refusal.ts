import { pathLocale } from '~/i18n/screens'

const TEXTS = {
  400: { cs: 'Požadavek není platný.', en: 'The request is not valid.' },
  403: { cs: 'Formulář přišel z jiné stránky.', en: 'The form came from another site.' },
  404: { cs: 'Soubor neexistuje.', en: 'File not found.' },
  405: { cs: 'Tuto metodu stránka nezná.', en: 'The page does not know this method.' },
  406: { cs: 'Stránka existuje jen jako HTML.', en: 'The page exists as HTML only.' },
  413: { cs: 'Odeslaný formulář je příliš velký.', en: 'The form that was sent is too large.' },
  415: { cs: 'Takto formulář odeslat nejde.', en: 'A form cannot be sent this way.' },
  429: {
    cs: 'Příliš mnoho požadavků. Zkuste to prosím za minutu.',
    en: 'Too many requests. Please try again in a minute.',
  },
} as const

/** A refusal in one sentence, in the language of the path; nothing of the request is repeated in it. */
export function refusal(request: Request, status: keyof typeof TEXTS): Response {
  const text = TEXTS[status][pathLocale(new URL(request.url).pathname)]
  return new Response(`${text}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
