import type { Language } from '../../../src/lib/locale.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { Session } from './sessions.ts'

type Words = Record<
  'title' | 'note' | 'pay' | 'leave' | 'over' | 'paid' | 'refund' | 'dispute' | 'won' | 'lost',
  string
>

const WORDS: Record<Language, Words> = {
  cs: {
    title: 'Platba na zkoušku',
    note: 'Tato stránka běží jen na tomto počítači. Žádné peníze se nepohnou.',
    pay: 'Zaplatit',
    leave: 'Zpět bez placení',
    over: 'Tato platba už skončila.',
    paid: 'Zaplaceno. Co byste udělali v přehledu brány, web zjistí do minuty.',
    refund: 'Vrátit celou částku',
    dispute: 'Banka částku reklamuje',
    won: 'Reklamace: vyhráno',
    lost: 'Reklamace: prohráno',
  },
  en: {
    title: 'Trial payment',
    note: 'This page runs on this machine alone. No money moves.',
    pay: 'Pay',
    leave: 'Back without paying',
    over: 'This payment is over.',
    paid: 'Paid. What you would do in the dashboard of a gateway, the site finds out within a minute.',
    refund: 'Refund the whole amount',
    dispute: 'The bank disputes it',
    won: 'Dispute: won',
    lost: 'Dispute: lost',
  },
  de: {
    title: 'Zahlung zur Probe',
    note: 'Diese Seite läuft nur auf diesem Rechner. Es fließt kein Geld.',
    pay: 'Bezahlen',
    leave: 'Zurück ohne Zahlung',
    over: 'Diese Zahlung ist abgeschlossen.',
    paid: 'Bezahlt. Was Sie in der Übersicht eines Zahlungsdienstes täten, erfährt die Website binnen einer Minute.',
    refund: 'Ganzen Betrag erstatten',
    dispute: 'Die Bank beanstandet sie',
    won: 'Beanstandung: gewonnen',
    lost: 'Beanstandung: verloren',
  },
}

/**
 * The page of the gateway on this machine: the amount, and two buttons in place of a card; once it is paid, a refund and a
 * dispute. `dispute` is the status of one.
 */
export function paymentPage(session: Session | undefined, dispute?: string): string {
  const locale = keysOf(WORDS).find((language) => language === session?.locale) ?? 'en'
  const words = WORDS[locale]
  const form = (names: ('pay' | 'leave' | 'refund' | 'dispute' | 'won' | 'lost')[]) =>
    `<form method="post">${names.map((name) => `<button name="do" value="${name}">${words[name]}</button>`).join(' ')}</form>`
  const amount =
    session &&
    `<p>${escaped(session.name)}</p><p><strong>${amountOf(session, locale)}</strong></p><p>${words.note}</p>`
  const body =
    session?.status === 'open'
      ? amount + form(['pay', 'leave'])
      : session?.status === 'complete'
        ? `${amount}<p>${words.paid}</p>` +
          form(dispute === undefined ? ['refund', 'dispute'] : ['won', 'lost'])
        : `<p>${words.over}</p>`
  return `<!DOCTYPE html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${words.title}</title>
<style>body{max-width:32rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}button{font:inherit;padding:.75rem 1.25rem}</style></head>
<body><main><h1>${words.title}</h1>${body}</main></body></html>`
}

function amountOf({ currency, amount_total: total }: Session, locale: string): string {
  const format = { style: 'currency', currency: currency.toUpperCase() } as const
  return new Intl.NumberFormat(locale, format).format(total / 100)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
