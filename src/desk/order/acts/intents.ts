import { appConfig } from '~config'
import type { Person } from '~/lib/people/desk-people'
import { decide, mayCause } from '~/order/acts/acts'
import {
  type ActCommandName,
  COMMAND_NAMES,
  type CommandField,
  type Field,
  fieldsOf,
  sampleAct,
} from '~/order/acts/commands'
import type { Act } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import { isEnded } from '~/order/life/states'

/** The acts on an order, by the words of the terminal. */
export type Intent = ActCommandName

/** A wish can be refused in any case. */
const NO: Act = {
  event: 'answerChange',
  isGranted: false,
  words: '',
  time: null,
  total: null,
  until: null,
}

/** Asked by the terminal alone: the desk has the carrier's lists, acts on the next ride, and has the order form. */
const OF_TERMINAL: readonly CommandField[] = [
  'email',
  'isBackCancelled',
  'fields',
  // Who pays no VAT names none.
  ...(appConfig.company.vatPayer ? [] : (['vatRateBp'] as const)),
]

/** The fields of an act's form. What rate a priced request bears is chosen, because a ride abroad is exempt. */
export function deskFields(intent: Intent): Field[] {
  return fieldsOf(intent)
    .filter(({ name }) => !OF_TERMINAL.includes(name) && (name !== 'leg' || intent === 'assign'))
    .map((field) => ({ ...field, isNeeded: field.isNeeded || field.name === 'vatRateBp' }))
}

/** The act that a form asks for; null for a word that none has. */
export function readIntent(typed: FormDataEntryValue | null): Intent | null {
  return COMMAND_NAMES.find((known) => known === typed) ?? null
}

/**
 * An order at the moment at which it is looked at. `isHeld`: suspected as a robot's, so that it can only end. `wanted`: the act
 * that a row of a list led to. `role`: of the person who looks.
 */
type Moment = {
  life: Life
  isHeld: boolean
  wanted: Intent | null
  role: Person['role']
  now: Date
}

/** The acts that are possible now, the wanted or the usual next one first. */
export function possibleActs(moment: Moment): Intent[] {
  const possible = COMMAND_NAMES.filter((intent) => isPossible(intent, moment))
  const next = mainAct(moment)
  return possible.toSorted((a, b) => Number(b === next) - Number(a === next))
}

/** The act that the page offers at once: the wanted one, or the usual next; null where neither is possible. */
export function mainAct(moment: Moment): Intent | null {
  const { wanted, life } = moment
  const usual = nextAct(life)
  if (wanted !== null && isPossible(wanted, moment)) return wanted
  return usual !== null && isPossible(usual, moment) ? usual : null
}

function isPossible(intent: Intent, { life, isHeld, role, now }: Moment): boolean {
  if (isHeld && intent !== 'cancel' && intent !== 'reject') return false
  const act = intent === 'answer' && life.asked !== null ? NO : sampleAct(intent)
  return mayCause(act, role) && decide(life, act, 'carrier', now).ok
}

/** The act that usually comes next; null where the order waits for its customer or for nothing. */
function nextAct(life: Life): Intent | null {
  const { state, price, asked, step, balance } = life
  if (asked) return 'answer'
  switch (state) {
    case 'received':
      return price === null ? 'quote' : 'confirm'
    case 'confirmed':
      return 'assign'
    case 'assigned':
      return life.rides.some(({ over, driver }) => over === null && driver === null)
        ? 'assign'
        : 'progress'
    case 'underway':
      return step === 'aboard' ? 'done' : 'progress'
    case 'offered':
    case 'done':
    case 'rejected':
    case 'expired':
    case 'cancelled':
    case 'noShow':
      return isEnded(state) && balance.due < 0 ? 'refunded' : 'paid'
  }
}
