import { keysOf } from '~/lib/keys-of'
import { CUSTOMERS_ACTS, type CustomersActName } from '../acts.ts'
import {
  answersOf,
  changes,
  type FormBook,
  formsOf,
  inOtherWords,
  type Sentences,
  wordsOf,
} from '../facts.ts'
import { LIVES, MAIN_LIVES } from '../lives.ts'
import type { Stage } from '../stage.ts'
import { followingLines, look, lookChanges, type Walk } from '../walk.ts'

/** Acts that are tried in every life. */
const BRIEF: readonly CustomersActName[] = [
  'cancel-sure',
  'accept',
  'wish',
  'accept-change-address',
  'pay',
]
const READERS = [
  { who: 'page', part: '' },
  { who: 'guest', part: '/guest' },
] as const

/** What the pages of a customer and of a guest offer and say, and what each post does. */
export function customerDoor({ stage, reach }: Walk, book: FormBook, sentences: Sentences) {
  const said = new Map<string, string[]>()
  const named = (text: string) => {
    // The gateway's page has a new address each time, and so has a new draft.
    const plain = text
      .replace(/ to http:\S+\/pay\/\S+/, ' to the gateway')
      .replace(/\?d=\w+/, '?d=DRAFT')
    return stage.named(plain)
  }

  const inShort = (line: string) => {
    const [status, ...words] = named(line).split(' ')
    const text = words.join(' ')
    return words[0] === 'to' ? `${status} ${text}` : `${status} ${sentences.nameOf(text)}`
  }

  async function offers(life: string): Promise<string[]> {
    const lines: string[] = []
    for (const { who, part } of READERS) {
      for (const locale of ['cs', 'en'] as const) {
        const page = await stage.page(locale, part)
        const forms = formsOf(page)
          .map((form) => (locale === 'cs' ? form : inOtherWords(form)))
          .map(({ name, lines: own }) => ({
            name: `${name.startsWith('/') ? 'form' : name} ${locale}`,
            lines: own.map(named),
          }))
        const offered = forms.map((form) => book.nameOf(form)).join(', ')
        lines.push(`${life} | ${who} ${locale} offers | ${page.status} ${offered}`)
        const words = wordsOf(page)
          // Headings alone; the rest is the same in other words.
          .filter((line) => locale === 'cs' || /^h[12] /.test(line))
          .filter((line) => who === 'page' || /^(?:h[12]|p) /.test(line))
          .map(named)
        const before = said.get(`${LIVES[life]?.from ?? 'received'} ${who} ${locale}`) ?? []
        said.set(`${life} ${who} ${locale}`, words)
        for (const line of changes(before, words))
          lines.push(`${life} | ${who} ${locale} | ${line}`)
      }
    }
    return lines
  }

  async function acts(life: string): Promise<string[]> {
    const lines: string[] = []
    const isMain = MAIN_LIVES.includes(life)
    const looking = isMain ? 'pages' : 'rows'
    const before = await look(stage, looking)
    for (const name of isMain ? keysOf(CUSTOMERS_ACTS) : BRIEF) {
      const say = (line: string) => lines.push(`${life} | ${name} | ${line}`)
      const posted = await stage.press(name, { isSure: false })
      for (const line of answersOf(posted)) say(`answer ${inShort(line)}`)
      if (posted.status !== 303) continue
      for (const line of lookChanges(before, await look(stage, looking))) {
        // Of the desk what happened, what is needed and what is mailed.
        if (!line.startsWith('desk') || line.includes(' + li ')) say(named(line))
      }
      if (isMain) for (const line of await followingLines(stage)) say(line)
      await reach(life)
    }
    if (isMain) {
      for (const line of answersOf(await asGuest(stage))) {
        lines.push(`${life} | guest cancel-sure | answer ${inShort(line)}`)
      }
      const old = { intent: 'cancel', confirm: '1', seq: '99' }
      for (const line of answersOf(await stage.post(stage.order.path, old))) {
        lines.push(`${life} | overtaken | answer ${inShort(line)}`)
      }
    }
    return lines
  }

  return async (life: string): Promise<string[]> => [...(await offers(life)), ...(await acts(life))]
}

/** A guest, who has another link, tries to cancel. */
async function asGuest(stage: Stage) {
  const page = await stage.page('cs', '/guest')
  const seq = String(await stage.eventCount())
  return stage.post(page.address, { intent: 'cancel', confirm: '1', seq })
}
