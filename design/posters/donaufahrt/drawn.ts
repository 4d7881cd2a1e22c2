import { carAlone, titled } from '../generic/cars.ts'
import { pageSheets } from '../generic/pages/sheets.ts'
import { inInks } from '../kit/inks.ts'
import { drawSheet } from '../kit/sheet.ts'
import { heroes } from './hero.ts'
import { inks } from './inks.ts'
import { sheets } from './sheets.ts'

/** What the pictures that every carrier has are called here. */
const PAGES: Readonly<Record<keyof typeof pageSheets, string>> = {
  empty: 'Ein Koffer unter einer Laterne, hinter dem Hügel die Lichter des Wagens',
  error: 'Ein Wagen mit offener Motorhaube am Straßenrand',
  'not-found': 'Ein Wagen beleuchtet bei Nacht einen leeren Wegweiser',
  parcel: 'Die Schnur eines Pakets führt als Straße zu einer erleuchteten Tür',
  received: 'Ein Wagen kommt in der Dämmerung vor einer erleuchteten Tür an',
}

const ownSheets = Object.entries(sheets).map(([name, sheet]) => [name, drawSheet(sheet)] as const)
const pages = Object.entries(pageSheets).map(([name, sheet]) => [name, drawSheet(sheet)] as const)
const all: readonly (readonly [string, string])[] = [
  ...Object.entries(heroes),
  ...ownSheets,
  ['car-komfort', carAlone('sedan', 'Limousine von der Seite')],
  ['car-van', carAlone('van', 'Van von der Seite')],
  ...pages.map(([name, svg]) => {
    const title = Object.entries(PAGES).find(([key]) => key === name)?.[1] ?? ''
    return [name, titled(svg, title)] as const
  }),
]

/** Every poster of Donaufahrt by its name, in its inks. */
export const donaufahrt = Object.fromEntries(all.map(([name, svg]) => [name, inInks(svg, inks)]))
