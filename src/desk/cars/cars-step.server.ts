import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedRevision, seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/with-person.server'
import { screenPath } from '~/i18n/screens'
import type { FieldError } from '~/lib/fields/field-error'
import {
  addCar,
  type Car,
  listCars,
  MOST_CARS,
  removeCar,
  saveCar,
} from '~/roster/car-store.server'
import { readCar, textOf, type TypedCar, typedCar } from '~/roster/read-car'

/** A form that came back: of a car, or of a new one where `id` is empty. */
type RefusedCar = {
  id: string
  typed: TypedCar
  errors: Partial<Record<string, FieldError>>
  /** Another car has the plate, somebody saved this one meanwhile, or there are as many as are kept. */
  trouble: 'taken' | 'overtaken' | 'full' | null
}

export type CarsView = { cars: Car[]; refused: RefusedCar | null }

/** The cars of the carrier. */
export async function openCars(): Promise<DeskShown<CarsView>> {
  return { page: { cars: await listCars(env.DB), refused: null }, status: 200 }
}

/** Keeps or removes a car. */
export async function submitCars({ visit }: AtDesk): Promise<DeskShown<CarsView> | Response> {
  const { form, locale } = visit
  const done = seeOther(screenPath('deskCars', locale))
  const id = textOf(form, 'id')
  if (form.get('intent') === 'remove') {
    await removeCar(env.DB, id)
    return done
  }
  const typed = typedCar(form)
  const errors: RefusedCar['errors'] = {}
  const car = readCar(typed, errors)
  if (!car) return refused({ id, typed, errors, trouble: null }, await listCars(env.DB))
  const isKept =
    id === ''
      ? await addCar(env.DB, car)
      : await saveCar(env.DB, { ...car, id, revision: postedRevision(form) })
  if (isKept) return done
  const cars = await listCars(env.DB)
  const isTaken = cars.some((other) => other.plate === car.plate && other.id !== id)
  const isFull = id === '' && cars.length >= MOST_CARS
  const trouble = isTaken ? 'taken' : isFull ? 'full' : 'overtaken'
  return refused({ id, typed, errors, trouble }, cars)
}

function refused(form: RefusedCar, cars: Car[]): DeskShown<CarsView> {
  return { page: { cars, refused: form }, status: form.trouble === 'overtaken' ? 409 : 422 }
}
