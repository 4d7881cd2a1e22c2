import { env } from 'cloudflare:workers'
import type { AtDesk } from '~/desk/guard/at-desk'
import { postedRevision, seeOther } from '~/desk/guard/posts'
import type { DeskShown } from '~/desk/guard/let-in.server'
import { screenPath } from '~/i18n/screens'
import { postedText } from '~/lib/fields/typed-text'
import { toLocalTime } from '~/lib/local-time'
import { addCar, listCars, MOST_CARS, removeCar, saveCar } from '~/roster/car-store.server'
import { squeezed } from '~/order/store/desk/order-keys'
import { tellOfFleetChange } from '~/order/store/desk/fleet-change.server'
import { readFleet } from '~/roster/fleet.server'
import { type DaysOff, isOff } from '~/roster/days-off.server'
import {
  addDriver,
  endLinks,
  listDrivers,
  MOST_DRIVERS,
  removeDriver,
  saveDriver,
} from '~/roster/driver-store.server'
import {
  EMPTY_ROW,
  readCar,
  readDriver,
  type RowErrors,
  type TypedRow,
  typedRow,
} from '~/roster/read-roster'

/** The list of the cars or of the drivers. */
export type RosterName = 'cars' | 'drivers'

/** A car or a driver as its form shows it. `linksFrom`: since when earlier links of a driver have ended, ms; 0 if none. */
export type RosterRow = {
  id: string
  revision: number
  typed: TypedRow
  isOffToday: boolean
  linksFrom: number
}

/** A form that came back: of a row, or of a new one where `id` is empty. */
type Refused = {
  id: string
  typed: TypedRow
  errors: RowErrors
  /** Another row has the plate or the name, somebody saved this one meanwhile, or there are as many as are kept. */
  trouble: 'taken' | 'overtaken' | 'full' | null
}

/** The list; `empty` is what the form of a new row holds at first. */
export type RosterView = {
  roster: RosterName
  rows: RosterRow[]
  empty: TypedRow
  refused: Refused | null
}

type Place = { id: string; revision: number }

/** A list as the desk keeps it. `keep` is null where a field is refused, false where the row is. */
type Roster = {
  screen: 'deskCars' | 'deskDrivers'
  most: number
  /** The field that no two rows share. */
  unique: 'plate' | 'name'
  list: (today: string) => Promise<RosterRow[]>
  keep: (typed: TypedRow, errors: RowErrors, place: Place) => Promise<boolean | null>
  remove: (id: string) => Promise<void>
}

const ROSTERS: Readonly<Record<RosterName, Roster>> = {
  cars: {
    screen: 'deskCars',
    most: MOST_CARS,
    unique: 'plate',
    list: async (today) =>
      (await listCars(env.DB)).map(({ id, revision, seats, daysOff, ...car }) => ({
        id,
        revision,
        typed: { ...EMPTY_ROW, ...car, seats: String(seats), daysOff: ranges(daysOff) },
        isOffToday: isOff({ daysOff }, [today]),
        linksFrom: 0,
      })),
    keep: async (typed, errors, { id, revision }) => {
      const car = readCar(typed, errors)
      if (!car) return null
      return id === '' ? addCar(env.DB, car) : saveCar(env.DB, { ...car, id, revision })
    },
    remove: (id) => removeCar(env.DB, id),
  },
  drivers: {
    screen: 'deskDrivers',
    most: MOST_DRIVERS,
    unique: 'name',
    list: async (today) =>
      (await listDrivers(env.DB)).map(({ id, revision, linksFrom, daysOff, ...driver }) => ({
        id,
        revision,
        typed: { ...EMPTY_ROW, ...driver, daysOff: ranges(daysOff) },
        isOffToday: isOff({ daysOff }, [today]),
        linksFrom,
      })),
    keep: async (typed, errors, { id, revision }) => {
      const driver = readDriver(typed, errors)
      if (!driver) return null
      return id === '' ? addDriver(env.DB, driver) : saveDriver(env.DB, { ...driver, id, revision })
    },
    remove: (id) => removeDriver(env.DB, id),
  },
}

function ranges(daysOff: readonly DaysOff[]): string[] {
  return daysOff.map(({ from, to }) => `${from}/${to}`)
}

/** The cars or the drivers of the carrier. */
export function openRoster(roster: RosterName) {
  return async ({ visit }: AtDesk): Promise<DeskShown<RosterView>> => ({
    page: { roster, rows: await listOf(roster, visit.now), empty: EMPTY_ROW, refused: null },
    status: 200,
  })
}

/** Keeps or removes a row, or ends the links to the rides of a driver. */
export function submitRoster(roster: RosterName) {
  return async ({ visit }: AtDesk): Promise<DeskShown<RosterView> | Response> => {
    const { form, locale, now } = visit
    const { screen, most, unique, keep, remove } = ROSTERS[roster]
    const done = seeOther(screenPath(screen, locale))
    const id = postedText(form, 'id')
    const before = await readFleet(env.DB)
    const told = async () => {
      await tellOfFleetChange(env.DB, id, before, now)
      return done
    }
    if (form.get('intent') === 'remove') {
      await remove(id)
      return told()
    }
    if (form.get('intent') === 'endLinks') {
      await endLinks(env.DB, id, now)
      return told()
    }
    const typed = typedRow(form)
    const errors: RowErrors = {}
    // However it is written: „1ab2345“ is the car 1AB 2345.
    const wanted = squeezed(typed[unique])
    const hasTaken = (row: RosterRow) => row.id !== id && squeezed(row.typed[unique]) === wanted
    const isAnother = wanted !== '' && (await listOf(roster, now)).some(hasTaken)
    const place = { id, revision: postedRevision(form) }
    const isKept = !isAnother && (await keep(typed, errors, place))
    if (isKept) return told()
    const rows = await listOf(roster, now)
    const isTaken = rows.some(hasTaken)
    const isFull = id === '' && rows.length >= most
    const why = isTaken ? 'taken' : isFull ? 'full' : 'overtaken'
    const trouble = isKept === null ? null : why
    return {
      page: { roster, rows, empty: EMPTY_ROW, refused: { id, typed, errors, trouble } },
      status: trouble === 'overtaken' ? 409 : 422,
    }
  }
}

function listOf(roster: RosterName, now: Date): Promise<RosterRow[]> {
  return ROSTERS[roster].list(toLocalTime(now).slice(0, 10))
}
