import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedSeq } from '~/desk/guard/posts'
import { boundsOf } from '~/desk/rows/days'
import { isDecidedHere } from '~/carrier/decider'
import { postedText } from '~/lib/fields/typed-text'
import { actOnOrder } from '~/order/store/act.server'
import { listRides } from '~/order/store/desk/lists.server'
import type { Objection } from '~/order/store/desk/objection'
import { readFleet } from '~/roster/fleet.server'

/** An assignment that asks once more, and why. */
export type Asked = {
  number: string
  leg: number
  seq: number
  driver: { id: string; name: string }
  car: { id: string; plate: string }
  objections: Objection[]
}

type Done =
  | { is: 'assigned'; number: string }
  | { is: 'asked'; asked: Asked }
  /** `wrong`: no driver, car or ride of the day is named. `refused`: somebody was first, or the state forbids it. */
  | { is: 'wrong' | 'refused'; number: string }

/** Assigns a ride of a day to a driver and a car of the carrier. */
export async function assignOnDay({ visit, person }: AtDesk, day: string): Promise<Done> {
  const { form, now, requestId } = visit
  const number = postedText(form, 'number')
  const bounds = boundsOf(day)
  const rides = bounds ? (await listRides(env.DB, bounds)).rides : []
  const leg = postedText(form, 'leg') === '2' ? 2 : 1
  const ride = rides.find((one) => one.number === number && one.leg === leg)
  const { drivers, cars } = await readFleet(env.DB)
  const driver = drivers.find(({ id }) => id === form.get('driver'))
  const car = cars.find(({ id }) => id === form.get('car'))
  if (!ride || !driver || !car) return { is: 'wrong', number }
  if (!isDecidedHere(env)) return { is: 'refused', number }
  const seq = postedSeq(form) ?? 0
  const { name, phone, email, id: driverId } = driver
  const act = { event: 'assign', driver: name, phone, car: car.name, plate: car.plate } as const
  const done = await actOnOrder(
    env.DB,
    number,
    {
      // The link of the driver's page goes to the address.
      act: { ...act, leg, driverId, carId: car.id, ...(email === '' ? {} : { email }) },
      actor: 'carrier',
      seq,
      person,
      requestId,
      insists: form.get('confirm') === '1',
    },
    now,
  )
  if (done.ok) return { is: 'assigned', number }
  if (done.error !== 'objected') return { is: 'refused', number }
  const { objections } = done
  return { is: 'asked', asked: { number, leg, seq, driver, car, objections } }
}
