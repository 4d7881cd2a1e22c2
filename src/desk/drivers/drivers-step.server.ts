import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedRevision, seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/with-person.server'
import { screenPath } from '~/i18n/screens'
import type { FieldError } from '~/lib/fields/field-error'
import { toLocalTime } from '~/lib/local-time'
import {
  addDriver,
  type Driver,
  endLinks,
  isOff,
  listDrivers,
  MOST_DRIVERS,
  removeDriver,
  saveDriver,
} from '~/roster/driver-store.server'
import { textOf } from '~/roster/read-car'
import { readDriver, type TypedDriver, typedDriver } from '~/roster/read-driver'

/** A form that came back: of a driver, or of a new one where `id` is empty. */
type RefusedDriver = {
  id: string
  typed: TypedDriver
  errors: Partial<Record<string, FieldError>>
  /** Another driver has the name, somebody saved this one meanwhile, or there are as many as are kept. */
  trouble: 'taken' | 'overtaken' | 'full' | null
}

export type DriversView = {
  drivers: (Driver & { isOffToday: boolean })[]
  refused: RefusedDriver | null
}

/** The drivers of the carrier. */
export async function openDrivers({ visit }: AtDesk): Promise<DeskShown<DriversView>> {
  return { page: await viewOf(visit.now, null), status: 200 }
}

/** Keeps or removes a driver, or ends the links to his rides. */
export async function submitDrivers({ visit }: AtDesk): Promise<DeskShown<DriversView> | Response> {
  const { form, locale, now } = visit
  const done = seeOther(screenPath('deskDrivers', locale))
  const id = textOf(form, 'id')
  if (form.get('intent') === 'remove') {
    await removeDriver(env.DB, id)
    return done
  }
  if (form.get('intent') === 'endLinks') {
    await endLinks(env.DB, id, now)
    return done
  }
  const typed = typedDriver(form)
  const errors: RefusedDriver['errors'] = {}
  const driver = readDriver(typed, errors)
  if (!driver) {
    return { page: await viewOf(now, { id, typed, errors, trouble: null }), status: 422 }
  }
  const isKept =
    id === ''
      ? await addDriver(env.DB, driver)
      : await saveDriver(env.DB, { ...driver, id, revision: postedRevision(form) })
  if (isKept) return done
  const page = await viewOf(now, null)
  const isTaken = page.drivers.some((other) => other.name === driver.name && other.id !== id)
  const isFull = id === '' && page.drivers.length >= MOST_DRIVERS
  const trouble = isTaken ? 'taken' : isFull ? 'full' : 'overtaken'
  return {
    page: { ...page, refused: { id, typed, errors, trouble } },
    status: trouble === 'overtaken' ? 409 : 422,
  }
}

async function viewOf(now: Date, refused: RefusedDriver | null): Promise<DriversView> {
  const today = toLocalTime(now).slice(0, 10)
  const drivers = await listDrivers(env.DB)
  return {
    drivers: drivers.map((driver) => ({ ...driver, isOffToday: isOff(driver, today) })),
    refused,
  }
}
