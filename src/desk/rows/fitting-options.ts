import type { Doubt, FittingCar, FittingDriver } from '~/desk/rows/who-fits'
import { m } from '~/paraglide/messages'

/** A driver or a car to choose, with what speaks against it. */
export type FittingOption = { value: string; text: string; doubts: Doubt[] }

const DOUBTS: Readonly<Record<Doubt, (of: 'driver' | 'car') => string>> = {
  off: (of) => (of === 'driver' ? m.desk_driver_is_off() : m.desk_car_is_off()),
  busy: m.desk_mark_overlaps,
  otherCategory: m.desk_car_other,
  tooSmall: m.desk_car_small,
}

/** The drivers to choose from, in the sequence in which they fit. */
export function driverOptions(drivers: readonly FittingDriver[]): FittingOption[] {
  return drivers.map(({ id, name, doubts }) => option(id, name, doubts, 'driver'))
}

/** The cars to choose from, in the sequence in which they fit. */
export function carOptions(cars: readonly FittingCar[]): FittingOption[] {
  return cars.map(({ id, plate, name, doubts }) => option(id, `${plate}, ${name}`, doubts, 'car'))
}

function option(value: string, name: string, doubts: Doubt[], of: 'driver' | 'car') {
  const said = doubts.map((doubt) => DOUBTS[doubt](of)).join(', ')
  return { value, text: said === '' ? name : `${name} (${said})`, doubts }
}
