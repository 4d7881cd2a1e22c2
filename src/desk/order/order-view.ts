import type { ActErrors, ActValues } from '~/desk/order/acts/read-act-form'
import type { Intent } from '~/desk/order/acts/intents'
import type { Fitting } from '~/desk/rows/who-fits'
import type { ToldWords } from '~/desk/order/acts/told-words.server'
import type { ShownTask, DriverLink } from '~/desk/order/shown-tasks.server'
import type { HomeView } from '~/desk/home/read-home.server'
import type { Waiting } from '~/desk/order/waiting'
import type { OutboxState } from '~/outbox/outbox-sql'
import type { DeskError } from '~/order/commands/desk-answer'
import type { Field } from '~/order/acts/commands'
import type { LifeEvent } from '~/order/life/event-data'
import type { Life } from '~/order/life/life'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import type { PlacedOrder } from '~/order/model/order'

/**
 * An event with the name of the person of the desk who acted, null for anybody else. `isUndone`: it was taken back.
 * `phoneClock`: what the clock of a driver's phone showed, ms, where it was wrong; else null.
 */
export type Happened = {
  event: LifeEvent
  person: string | null
  isUndone: boolean
  phoneClock: number | null
}

/** A mail about the order; `seq` is the event it is about, null for a link or a document. */
export type OrderMail = {
  to: 'customer' | 'carrier' | 'driver'
  seq: number | null
  /** `settled`: a person dealt with it, and it is not sent. `needless`: what it would say was over before it left. */
  state: OutboxState | 'settled' | 'needless'
}

/** A tax document: its number, and the path of its page. */
export type OrderPaper = { number: string; path: string }

/** What happened to a posted form that was not done. */
export type Returned = {
  intent: Intent
  values: ActValues
  errors: ActErrors
  /** The fields of a correction, and what is wrong with them; null for any other act. */
  correction: { values: OrderValues; errors: OrderErrors } | null
  /** Why the order did not allow it. */
  refused: DeskError | null
  /** What happened since the form was shown; of an overtaken act. */
  since: Happened[]
  /** `words`: the mail that was asked for by `preview`; null also where none is sent. */
  isPreview: boolean
  /** Why the act asks once more, in sentences; its form then sends `confirm=1`. */
  asks: string[]
  words: ToldWords | null
}

/**
 * An act that is possible now, with the fields of its form, and the words that it would send as it stands; null while
 * they depend on fields.
 */
export type OfferedAct = {
  intent: Intent
  fields: Pick<Field, 'word' | 'kind' | 'isNeeded'>[]
  words: ToldWords | null
  isTold: boolean
}

/** The page of an order. */
export type OrderView =
  | { state: 'unknown' | 'emptied' }
  | {
      state: 'known'
      placed: PlacedOrder
      life: Life
      isHeld: boolean
      /** False where another system decides about orders. */
      isDecidedHere: boolean
      currency: string
      /** The act that is offered at once; null where the order waits for nothing of ours. */
      main: Intent | null
      acts: OfferedAct[]
      /** True while the last act of the desk can be taken back. */
      isUndoable: boolean
      roster: Fitting
      /** The order as the form that corrects it shows it; null where none is offered. */
      correctable: OrderValues | null
      history: Happened[]
      mails: OrderMail[]
      papers: OrderPaper[]
      driverLinks: DriverLink[]
      tasks: ShownTask[]
      waiting: Waiting | null
      /** The reason of the surcharge that the waiting proposes, in the customer's language; null where there is none. */
      surchargeWords: string | null
      /** The list that a wide screen shows beside the order. */
      home: HomeView
      /** The page of the desk that the order was opened from, where its acts lead back to; null for the order itself. */
      back: string | null
      returned: Returned | null
      /** Of a page that renews itself; null for one that a form came back with. */
      etag: string | null
    }
export type KnownView = Extract<OrderView, { state: 'known' }>
