import { brno } from './brno.ts'
import { pragueAirport } from './prague-airport.ts'

/** Places of the fixed routes that no experience has a poster of. */
export const placeSheets = { 'place-prague-airport': pragueAirport, 'place-brno': brno }
