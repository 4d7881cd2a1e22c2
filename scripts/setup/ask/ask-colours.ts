import { readFileSync } from 'node:fs'
import { mixed } from '../../../design/posters/generic/inks-of-look.ts'
import { lookSource } from '../pictures/look-source.ts'
import type { Terminal } from './ask.ts'
import { put } from './paths.ts'

/** The colours that a person is asked for; the other ones of look.css may be changed there. */
const COLOURS = [
  { name: 'night', asks: 'Dark colour of header, hero and posters, as #0d1a2b' },
  { name: 'call', asks: 'Colour of the button that orders, as #ecc878' },
  { name: 'sun', asks: 'Colour of the sign, as #c9563a' },
] as const
const WHITE = '#ffffff'
const BLACK = '#000000'

/** Asks for colours until they can be read together; an empty answer keeps the sample's. */
export async function askColours(
  answers: Record<string, unknown>,
  { ask, say }: Terminal,
  problemOf: (path: string) => string | null,
): Promise<void> {
  const sample = readFileSync('carriers/vozka/look.css', 'utf8')
  for (;;) {
    const colours: Record<string, string> = {}
    answers['colours'] = colours
    for (const { name, asks } of COLOURS) {
      for (let says: string | null = ''; says !== null; says = problemOf(`colours.${name}`)) {
        if (says) say(`  ${says}`)
        const typed = (await ask(`${asks} (empty: the sample's): `)).trim().toLowerCase()
        put(colours, name, typed === '' ? undefined : typed)
      }
    }
    const { call } = colours
    if (call) {
      colours['call-hover'] = mixed(call, WHITE, 30)
      colours['call-pressed'] = mixed(call, BLACK, 10)
    }
    try {
      lookSource(sample, colours)
      return
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
    }
  }
}
