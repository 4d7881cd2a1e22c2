import { actsIn, carriersAct } from '../acts.ts'
import { answersOf, changes, type FormBook, formsOf, inOtherWords, wordsOf } from '../facts.ts'
import { LIVES, MAIN_LIVES } from '../lives.ts'
import { look, lookChanges, type Walk } from '../walk.ts'

/** What the desk offers for an order, what it says of it, and what each post does. */
export function deskDoor({ stage, reach }: Walk, book: FormBook) {
  const said = new Map<string, string[]>()

  async function offers(life: string): Promise<string[]> {
    const lines: string[] = []
    for (const locale of ['cs', 'en'] as const) {
      const page = await stage.deskPage(locale)
      const forms = formsOf(page)
        .map((form) => (locale === 'cs' ? form : inOtherWords(form)))
        .map(({ name, lines: own }) => ({
          name: `${name} ${locale}`,
          lines: own.map((line) => stage.named(line)),
        }))
      lines.push(`${life} | offers | ${forms.map((form) => book.nameOf(form)).join(', ')}`)
      const words = wordsOf(page)
        // Headings and what happened; the rest is the same in other words.
        .filter((line) => locale === 'cs' || /^(?:h2|li) /.test(line))
        .map((line) => `${locale} ${stage.named(line)}`)
      // What an order that comes of another one has in common with it is said there.
      const before = said.get(`${LIVES[life]?.from ?? 'received'} ${locale}`) ?? []
      said.set(`${life} ${locale}`, words)
      for (const line of changes(before, words)) lines.push(`${life} | page | ${line}`)
    }
    return lines
  }

  async function acts(life: string): Promise<string[]> {
    const lines: string[] = []
    const seq = String(await stage.eventCount())
    const before = await look(stage, 'pages')
    for (const name of actsIn(life, life === 'confirmed')) {
      const { desk } = carriersAct(name)
      if (!desk) continue
      const { intent, typed } = desk
      const say = (what: string, some: string[]) => {
        for (const line of some) lines.push(`${life} | ${name} | ${what}${stage.named(line)}`)
      }
      const fields = { intent, seq, ...typed }
      let posted = await stage.postAtDesk(fields)
      say('answer cs ', answersOf(posted))
      const isAsked = posted.status === 200
      if (posted.status !== 303 && ['received', 'confirmed', 'done'].includes(life)) {
        say('answer en ', answersOf(await stage.postAtDesk(fields, 'en')))
      }
      if (isAsked) {
        const sure = () => stage.postAtDesk({ ...fields, confirm: '1' })
        posted = await (intent === 'refunded' ? stage.freshly(sure) : sure())
        say('sure cs ', answersOf(posted))
      }
      if (posted.status === 303) {
        const changed = lookChanges(before, await look(stage, 'pages'))
        // What the customer then reads is recorded at the terminal.
        say(
          '',
          changed.filter((line) => !line.startsWith('page')),
        )
      }
      if (posted.status === 303 || isAsked) await reach(life)
    }
    const others = [
      ['overtaken', { intent: 'note', seq: '99', text: 'Pozdě.' }],
      ['unknown act', { intent: 'explode', seq }],
      ['nothing typed', { intent: 'assign', seq }],
      ['no amount', { intent: 'surcharge', seq, amount: 'moc', reason: '' }],
      ['preview cancel', { intent: 'cancel', seq, preview: '1', reason: 'Porucha.' }],
    ] as const
    for (const [name, fields] of others) {
      for (const line of answersOf(await stage.postAtDesk(fields))) {
        lines.push(`${life} | ${name} | answer ${stage.named(line)}`)
      }
    }
    return lines
  }

  return async (life: string): Promise<string[]> => [
    ...(await offers(life)),
    ...(MAIN_LIVES.includes(life) ? await acts(life) : []),
  ]
}
