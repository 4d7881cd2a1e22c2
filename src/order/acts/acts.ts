import type { ActFacts, Refusal } from '~/order/acts/act'
import { agreeActs } from '~/order/acts/agree'
import { cancelActs } from '~/order/acts/cancel'
import { changeActs } from '~/order/acts/change'
import { correctActs } from '~/order/acts/correct'
import type {
  Act,
  DecidedEvent,
  EventName,
  EventOf,
  LifeEvent,
  Typed,
} from '~/order/life/event-data'
import { moneyActs } from '~/order/acts/money'
import { rideActs } from '~/order/acts/ride'
import type { Person } from '~/lib/people/desk-people'
import type { Life } from '~/order/life/life'
import type { Actor, OrderState } from '~/order/life/states'
import type { MailRole } from '~/outbox/mail-item'

/** The event table. */
const ACTS = {
  ...agreeActs,
  ...rideActs,
  ...cancelActs,
  ...changeActs,
  ...moneyActs,
  ...correctActs,
} as const
type ActTable = { readonly [TName in EventName]: ActFacts<TName> }
const TABLE: ActTable = ACTS

/** The events that are mailed to a role: each of them has a letter. */
export type EventToldTo<TRole extends MailRole> = {
  [TName in EventName]: (typeof ACTS)[TName]['told'][TRole] extends 'never' ? never : TName
}[EventName]

/** The events that an actor may cause. */
export type EventBy<TActor extends Actor> = {
  [TName in EventName]: TActor extends (typeof ACTS)[TName]['who'][number] ? TName : never
}[EventName]

/** The events after which a tax document may be owed. */
export type OwingEvent = {
  [TName in EventName]: (typeof ACTS)[TName]['mayOweDocuments'] extends false ? never : TName
}[EventName]

/** Everything that is true of an event. */
export function actFacts<TName extends EventName>(event: TName): ActTable[TName] {
  return TABLE[event]
}

/** True if a person of the desk may do an act; the terminal counts as an owner. */
export function mayCause(act: Act, role: Person['role']): boolean {
  return role === 'owner' || !isOwners(act.event, act)
}

function isOwners<TName extends EventName>(event: TName, typed: Typed<TName>): boolean {
  const { isOwners: judge = false } = TABLE[event]
  return typeof judge === 'function' ? judge(typed) : judge
}

/** True if such an event is mailed to a role. */
export function isTold<TRole extends MailRole, TEvent extends { event: EventName }>(
  event: TEvent,
  role: TRole,
): event is Extract<TEvent, { event: EventToldTo<TRole> }> {
  return TABLE[event.event].told[role] !== 'never'
}

/** Recipients of the mail about an event. */
export function toldOf(event: EventName, actor: Actor): MailRole[] {
  const { told } = TABLE[event]
  const roles: MailRole[] = ['carrier', 'customer']
  return roles.filter(
    (role) => told[role] === 'always' || (told[role] === 'ofCustomer' && actor === 'customer'),
  )
}

export type Decision = { ok: true; happened: DecidedEvent } | { ok: false; error: Refusal }

/** Decides an act at `now` by the event table and the terms: the event that follows, or a refusal. Pure. */
export function decide(life: Life, act: Act, actor: Actor, now: Date): Decision {
  const { from, isAlsoFrom, who } = TABLE[act.event]
  if (!who.includes(actor)) return { ok: false, error: 'notYours' }
  if (!from.includes(life.state) && isAlsoFrom?.(life) !== true)
    return { ok: false, error: 'notNow' }
  const data = decideEvent(act.event, act, life, { actor, now })
  return typeof data === 'string'
    ? { ok: false, error: data }
    : { ok: true, happened: { event: act.event, data } }
}

function decideEvent<TName extends EventName>(
  event: TName,
  typed: Typed<TName>,
  life: Life,
  by: { actor: Actor; now: Date },
): object | Refusal {
  return TABLE[event].decide(life, typed, by)
}

/** What an event changes of an order besides its balance. */
export function effectOf(
  life: Life,
  event: LifeEvent,
): { state: OrderState; rides: Life['rides']; changes: Partial<Life> } {
  return changesBy(event.event, life, event)
}

function changesBy<TName extends EventName>(name: TName, life: Life, event: EventOf<TName>) {
  const { to, after, ridesAfter } = TABLE[name]
  const rides = ridesAfter?.(life.rides, event) ?? life.rides
  const state = typeof to === 'function' ? to(life, event, rides) : (to ?? life.state)
  return { state, rides, changes: after?.(life, event) ?? {} }
}

/** True if a tax document may be owed after an event that led to `life`. */
export function mayOweDocuments(event: LifeEvent, life: Life): boolean {
  return life.bindingAt !== null && mayOwe(event.event, life, event)
}

function mayOwe<TName extends EventName>(name: TName, life: Life, event: EventOf<TName>): boolean {
  const { mayOweDocuments: judge } = TABLE[name]
  return judge !== false && judge(life, event)
}
