import type { Act } from '~/order/life/acts'
import { decide } from '~/order/life/decide'
import type { Life } from '~/order/life/life'
import { isEnded } from '~/order/life/states'

/** The acts on an order, by the words of the terminal, in the sequence of the page. */
const INTENTS = [
  'confirm',
  'quote',
  'answer',
  'assign',
  'progress',
  'done',
  'paid',
  'refunded',
  'note',
  'correct',
  'no-show',
  'surcharge',
  'price',
  'waive',
  'reopen',
  'reject',
  'cancel',
  'undo',
] as const
export type Intent = (typeof INTENTS)[number]

/** The fields of the forms, the options of the terminal; `granted` is its --yes and --no. */
export const ACT_FIELDS = [
  'total',
  'amount',
  'granted',
  'time',
  'until',
  'driver',
  'phone',
  'car',
  'plate',
  'leg',
  'step',
  'waited-until',
  'landedAt',
  'text',
  'day',
  'way',
  'reference',
  'why',
  'reason',
] as const
export type ActField = (typeof ACT_FIELDS)[number]

type ActForm = {
  /** The fields in the sequence of the form; the required ones first. */
  needs: readonly ActField[]
  may: readonly ActField[]
  /** An act that shows whether the order allows the act at all; what its form asks for is made up. */
  probe: Act
}

const someDriver = { driver: 'A', phone: '+420777123456', car: 'A', plate: 'A' }

/** The form of each act. A new act is an entry here: the compiler names what it lacks. */
const ACT_FORMS: Readonly<Record<Intent, ActForm>> = {
  confirm: { needs: [], may: [], probe: { event: 'confirm' } },
  quote: {
    needs: ['total'],
    may: ['until', 'reason'],
    probe: { event: 'offer', total: 1, until: null, words: '' },
  },
  answer: {
    needs: ['granted'],
    may: ['time', 'total', 'until', 'reason'],
    probe: {
      event: 'answerChange',
      isGranted: true,
      words: '',
      total: 1,
      pickupLocal: null,
      until: null,
    },
  },
  assign: {
    needs: ['driver', 'phone', 'car', 'plate'],
    may: ['leg'],
    probe: { event: 'assign', ...someDriver },
  },
  progress: { needs: ['step'], may: [], probe: { event: 'progress', step: 'onTheWay' } },
  done: { needs: [], may: ['why'], probe: { event: 'finish', why: '…' } },
  paid: {
    needs: [],
    may: ['amount', 'day', 'way', 'reference'],
    probe: { event: 'paid', amount: null },
  },
  refunded: {
    needs: [],
    may: ['amount', 'day', 'way', 'reference'],
    probe: { event: 'refunded', amount: null },
  },
  note: { needs: ['text'], may: [], probe: { event: 'note', text: '…' } },
  // Its form has the fields of the order form besides.
  correct: {
    needs: [],
    may: ['landedAt'],
    probe: { event: 'correct', before: { name: 'A' }, after: { name: 'B' } },
  },
  undo: { needs: [], may: [], probe: { event: 'undo', of: null } },
  'no-show': {
    needs: ['reason'],
    may: ['waited-until'],
    probe: { event: 'noShow', reason: '…' },
  },
  surcharge: {
    needs: ['amount', 'reason'],
    may: [],
    probe: { event: 'surcharge', amount: 1, reason: '…' },
  },
  price: { needs: ['total', 'reason'], may: [], probe: { event: 'price', total: -1, reason: '…' } },
  waive: { needs: [], may: ['amount'], probe: { event: 'waive', amount: null } },
  reopen: { needs: ['reason'], may: [], probe: { event: 'reopen', reason: '…' } },
  reject: { needs: ['reason'], may: [], probe: { event: 'reject', reason: '…' } },
  cancel: { needs: ['reason'], may: [], probe: { event: 'cancel', reason: '…' } },
}

/** The form of an act. */
export function actForm(intent: Intent): ActForm {
  return ACT_FORMS[intent]
}

/** The act that a form asks for; null for a word that none has. */
export function readIntent(typed: FormDataEntryValue | null): Intent | null {
  return INTENTS.find((known) => known === typed) ?? null
}

/**
 * An order at the moment at which it is looked at. `isHeld`: suspected as a robot's, so that it can only end. `wanted`: the act
 * that a row of a list led to.
 */
type Moment = { life: Life; isHeld: boolean; wanted: Intent | null; now: Date }

/** The acts that are possible now, the wanted or the usual next one first. */
export function possibleActs(moment: Moment): Intent[] {
  const possible = INTENTS.filter((intent) => isPossible(intent, moment))
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

function isPossible(intent: Intent, { life, isHeld, now }: Moment): boolean {
  if (isHeld && intent !== 'cancel' && intent !== 'reject') return false
  // A wish can be refused in any case.
  const isAsking = intent === 'answer' && life.asked !== null
  const probe: Act = isAsking
    ? {
        event: 'answerChange',
        isGranted: false,
        words: '',
        total: null,
        pickupLocal: null,
        until: null,
      }
    : ACT_FORMS[intent].probe
  return decide(life, probe, 'carrier', now).ok
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
