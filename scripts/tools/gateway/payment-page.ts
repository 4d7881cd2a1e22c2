import type { Language } from '../../../src/lib/locale.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { Session } from './sessions.ts'

type Words = Record<'title' | 'note' | 'pay' | 'leave' | 'over', string>

const WORDS: Record<Language, Words> = {
  cs: {
    title: 'Platba na zkoušku',
    note: 'Tato stránka běží jen na tomto počítači. Žádné peníze se nepohnou.',
    pay: 'Zaplatit',
    leave: 'Zpět bez placení',
    over: 'Tato platba už skončila.',
  },
  en: {
    title: 'Trial payment',
    note: 'This page runs on this machine alone. No money moves.',
    pay: 'Pay',
    leave: 'Back without paying',
    over: 'This payment is over.',
  },
  de: {
    title: 'Zahlung zur Probe',
    note: 'Diese Seite läuft nur auf diesem Rechner. Es fließt kein Geld.',
    pay: 'Bezahlen',
    leave: 'Zurück ohne Zahlung',
    over: 'Diese Zahlung ist abgeschlossen.',
  },
}

/** The page of the gateway on this machine: the amount, and two buttons in place of a card. */
export function paymentPage(session: Session | undefined): string {
  const locale = keysOf(WORDS).find((language) => language === session?.locale) ?? 'en'
  const words = WORDS[locale]
  const body =
    session?.status === 'open'
      ? `<p>${escaped(session.name)}</p><p><strong>${amountOf(session, locale)}</strong></p><p>${words.note}</p>
<form method="post"><button name="do" value="pay">${words.pay}</button> <button name="do" value="leave">${words.leave}</button></form>`
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
