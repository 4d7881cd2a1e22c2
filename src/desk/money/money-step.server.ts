import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import type { GiveError, MoneyView } from '~/desk/money/money-view'
import { type MoneyLists, readMoney } from '~/desk/money/read-money.server'
import { TOO_LARGE } from '~/http/limits'
import { screenPath } from '~/i18n/screens'
import { logEvent } from '~/lib/log'
import { isDecidedHere } from '~/carrier/decider'
import { decodeStatement, MOST_STATEMENT } from '~/order/bank/decode-statement'
import { giveLine } from '~/order/bank/give-line.server'
import { openSettled, settleLine } from '~/order/bank/line-store.server'
import { takeBackReading } from '~/order/bank/take-back.server'
import { noteText } from '~/order/commands/answer-statement.server'
import { sendMailSoon } from '~/order/mail/send-mail.server'
import { isUnread, numbersInText } from '~/order/bank/statement'
import { postedText } from '~/lib/fields/typed-text'

type Shown = DeskShown<MoneyView>

/** What the typed numbers are refused for. */
const OF_TYPED: readonly GiveError[] = [
  'unknown',
  'otherCurrency',
  'otherSum',
  'oneOrder',
  'noRefund',
]

/** The lists of money. */
export async function openMoney({ visit }: AtDesk): Promise<Shown> {
  return shown(200, visit.now)
}

/**
 * Notes a bank's statement, answered line by line, takes one back, gives a line to the orders of the typed numbers, or
 * settles it without one. A statement that comes again notes nothing again, so its answer needs no address of its own.
 */
export async function submitMoney(desk: AtDesk): Promise<Shown | Response> {
  const { form, now } = desk.visit
  if (!isDecidedHere(env)) return shown(409, now, { unread: 'elsewhere' })
  switch (postedText(form, 'intent')) {
    case 'give':
      return give(desk)
    case 'takeBack':
      return takeBack(desk)
    case 'settle':
      return settle(desk)
    case 'openAgain':
      return openAgain(desk)
    default:
      return note(desk)
  }
}

async function note({ visit, person }: AtDesk): Promise<Shown> {
  const { form, now, requestId } = visit
  const text = form.has(TOO_LARGE) ? null : await statementOf(form)
  if (text === null) return shown(422, now, { unread: 'tooLong' })
  if (text.trim() === '') return shown(422, now, { unread: 'nothing' })
  const by = { actor: 'carrier', person, now, requestId } as const
  const noted = await noteText(env.DB, text, by)
  sendMailSoon(env)
  const { counts, faults, left } = noted
  const outcome = faults.length + left > 0 ? 'part' : 'read'
  logEvent({ event: 'bank', requestId, outcome, count: counts.noted })
  return shown(isUnread(noted) ? 422 : 200, now, { noted })
}

/** The text of the file, or of the field beside it; null for more than is read. */
async function statementOf(form: FormData): Promise<string | null> {
  const file = form.get('statement')
  if (file instanceof File && file.size > 0) {
    if (file.size > MOST_STATEMENT) return null
    return decodeStatement(new Uint8Array(await file.arrayBuffer()))
  }
  const text = form.get('text')
  return typeof text === 'string' ? text : ''
}

async function give({ visit, person }: AtDesk): Promise<Shown | Response> {
  const { form, now, locale, requestId } = visit
  const key = postedText(form, 'key')
  const typed = postedText(form, 'number')
  const numbers = numbersInText(typed)
  const refused = (error: NonNullable<MoneyView['refused']>['error'], status: number) =>
    shown(status, now, { refused: { key, number: typed, error } })
  // Digits that are of no number would be dropped.
  const isWhole = typed.replace(/\D/g, '').length === 10 * numbers.length
  if (numbers.length === 0 || !isWhole) return refused('numberInvalid', 422)
  const by = { actor: 'carrier', person, requestId } as const
  const given = await giveLine(env.DB, { key, numbers }, by, now)
  if (!given.ok) {
    const isTyped = OF_TYPED.includes(given.error)
    return refused(given.error, isTyped ? 422 : 409)
  }
  sendMailSoon(env)
  return seeOther(screenPath('deskMoney', locale))
}

async function takeBack({ visit, person }: AtDesk): Promise<Shown> {
  const { form, now, requestId } = visit
  const by = { actor: 'carrier', person, requestId } as const
  const takenBack = await takeBackReading(env.DB, postedText(form, 'reading'), by, now)
  sendMailSoon(env)
  return shown(200, now, { takenBack })
}

async function settle({ visit }: AtDesk): Promise<Shown> {
  const { form, now, requestId } = visit
  const key = postedText(form, 'key')
  if (!(await settleLine(env.DB, key, now))) {
    return shown(409, now, { refused: { key, number: '', error: 'noLine' } })
  }
  logEvent({ event: 'bank', requestId, outcome: 'settled' })
  return shown(200, now, { settled: key })
}

async function openAgain({ visit }: AtDesk): Promise<Response> {
  await openSettled(env.DB, postedText(visit.form, 'key'))
  return seeOther(screenPath('deskMoney', visit.locale))
}

async function shown(
  status: number,
  now: Date,
  came: Partial<Omit<MoneyView, keyof MoneyLists>> = {},
): Promise<Shown> {
  const lists = await readMoney(env.DB, now)
  return {
    page: {
      ...lists,
      noted: null,
      unread: null,
      refused: null,
      takenBack: null,
      settled: null,
      ...came,
    },
    status,
  }
}
