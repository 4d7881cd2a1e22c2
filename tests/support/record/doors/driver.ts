import { httpVisitor } from '../../http/visitor.ts'
import { answersOf, formsOf, wordsOf } from '../facts.ts'
import { MAIN_LIVES, wayTo } from '../lives.ts'
import { HOUR, MINUTE } from '../stage.ts'
import { look, lookChanges, type Walk } from '../walk.ts'

const PRESSES = ['onTheWay', 'arrived', 'aboard', 'done', 'no-show', 'nonsense']

/** What the pages of the drivers of an order say and offer, and what each press does; also by links of before. */
export function driverDoor({ stage, reach }: Walk) {
  const paths = new Map<string, string[]>()
  const visitor = httpVisitor(stage.site.address)

  async function shown(driver: string, path: string): Promise<string[]> {
    const lines: string[] = []
    for (const to of [path, path.replace('/jizda/', '/en/ride/')]) {
      const page = await visitor.open(to)
      const locale = to === path ? 'cs' : 'en'
      const forms = formsOf(page, 'body')
        .filter((form) => form.lines[0] !== 'hidden')
        .map(({ name, lines: own }) => `${name} ${own.join()}`)
      lines.push(`${driver} ${locale} offers | ${page.status} ${stage.named(forms.join('; '))}`)
      for (const line of wordsOf(page)) lines.push(`${driver} ${locale} | ${stage.named(line)}`)
    }
    return lines
  }

  return async (life: string): Promise<string[]> => {
    const way = wayTo(life)
    if (!way.some((one) => one.startsWith('assigned'))) return []
    const lines: string[] = []
    paths.set(life, await stage.driverPaths())
    const known = [...new Set(way.flatMap((one) => paths.get(one) ?? []))]
    const before = await look(stage, 'rows')
    const press = async (
      { driver, path, name }: Record<'driver' | 'path' | 'name', string>,
      [act, times]: [act: string, times?: Record<string, string>],
    ) => {
      const posted = await stage.drive(path, act, times)
      for (const line of answersOf(posted)) {
        lines.push(`${driver} ${name} | answer ${stage.named(line.replace(path, 'PATH'))}`)
      }
      if (posted.status !== 303) return
      for (const line of lookChanges(before, await look(stage, 'rows'))) {
        lines.push(`${driver} ${name} | ${line}`)
      }
      await reach(life)
    }
    for (const [index, path] of known.entries()) {
      const driver = `${life} | driver ${index + 1}`
      lines.push(...(await shown(driver, path)))
      for (const act of PRESSES) await press({ driver, path, name: act }, [act])
      if (!MAIN_LIVES.includes(life)) continue
      // A press that waited for signal counts when it was pressed; one of a wrong clock when it came.
      const sent = new Date(stage.now).toISOString()
      for (const [name, ago] of [
        ['done pressed a quarter of an hour ago', 15 * MINUTE],
        ['done pressed tomorrow', -24 * HOUR],
      ] as const) {
        const at = new Date(stage.now - ago).toISOString()
        await press({ driver, path, name }, ['done', { at, sent }])
      }
    }
    return lines
  }
}
