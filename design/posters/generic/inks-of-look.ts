import type { Look } from '../../../src/carrier/config/look.ts'
import { type Ink, type Palette, paletteOf } from '../kit/inks.ts'

/** How each ink is made of two colours of a look: so many hundredths of the second in the first. */
const MADE_OF: Readonly<Record<Ink, (look: Look) => readonly [string, string, number]>> = {
  night: ({ light }) => [light.night, light.night, 0],
  night2: ({ light, dark }) => [light.night, dark.raised, 100],
  blue: ({ dark }) => [dark.disc, dark.disc, 0],
  blue2: ({ light }) => [light['night-line'], light['night-line'], 0],
  water: ({ light }) => [light['night-line'], light.haze, 25],
  haze: ({ light }) => [light['night-line'], light.haze, 68],
  haze2: ({ light }) => [light['night-line'], light.haze, 45],
  green: ({ light, dark }) => [dark.disc, light.success, 40],
  green2: ({ light, dark }) => [dark.raised, light.success, 30],
  vine: ({ light }) => [light.success, light.call, 50],
  vine2: ({ light }) => [light.success, light.call, 30],
  sun: ({ light }) => [light.ivory, light.call, 25],
  sun2: ({ light }) => [light.ivory, light.call, 60],
  sun3: ({ light }) => [light.call, light.brass, 20],
  sun4: ({ light }) => [light.call, light.sun, 30],
  red: ({ light }) => [light.sun, light.sun, 0],
  roof: ({ light }) => [light.sun, light.night, 18],
  roof2: ({ light }) => [light.sun, light.night, 40],
  ivory: ({ light }) => [light.ivory, light.ivory, 0],
  lamp: ({ light }) => [light.call, light.call, 0],
  brass: ({ light }) => [light.brass, light.brass, 0],
}

/** The inks of a carrier without inks of its own, from the colours of its look.css. */
export function inksOf(look: Look): Palette {
  return paletteOf((ink) => mixed(...MADE_OF[ink](look)))
}

/** A colour between two, by the share of the second in hundredths. */
export function mixed(first: string, second: string, hundredths: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((one ?? 0) + (((other ?? 0) - (one ?? 0)) * hundredths) / 100)
  })
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
