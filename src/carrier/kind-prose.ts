import { isOffered } from '~/carrier/offered-kinds'
import { KINDS, type OrderKind } from '~/carrier/order-kinds'
import type { FaqGroup, LegalText, WrittenFaq, WrittenLegalText } from '~/carrier/types'

/** Prose without `kinds` is for every carrier; with them, for one that takes at least one of them. */
function isSaid({ kinds }: { kinds?: readonly OrderKind[] }): boolean {
  return kinds === undefined || kinds.some(isOffered)
}

const PART = new RegExp(`\\[((?:&?!?(?:${KINDS.join('|')}))+)\\?([^\\[\\]]*)\\]`, 'g')

/**
 * A sentence with the parts about what can be ordered here: `people[parcel? and parcels]`. `[!parcel?…]` is for a
 * carrier without parcels, `[parcel&experience?…]` for one with both.
 */
export function offeredWords(written: string): string {
  return written.replaceAll(PART, (_, kinds: string, words: string) =>
    KINDS.every((kind) => {
      const asked = kinds.split('&')
      return isOffered(kind) ? !asked.includes(`!${kind}`) : !asked.includes(kind)
    })
      ? words
      : '',
  )
}

/** The answers about what can be ordered here; a group without an answer is left out. */
export function offeredFaq(written: WrittenFaq): FaqGroup[] {
  return written
    .map(({ slug, title, faqList }) => ({
      slug,
      title: offeredWords(title),
      faqList: faqList.filter(isSaid).map((answer) => ({
        slug: answer.slug,
        title: offeredWords(answer.title),
        content: offeredWords(answer.content),
      })),
    }))
    .filter(({ faqList }) => faqList.length > 0)
}

/**
 * A legal text with the articles, clauses and words about what can be ordered here; a clause or an article of which
 * nothing stays is left out. A clause calls an article by its id, `{article:liability}`, which becomes the number that the article has
 * among those that stay; an id that is not there is an error.
 */
export function offeredText({ sections, title, seo, ...text }: WrittenLegalText): LegalText {
  const said = sections
    .filter(isSaid)
    .filter(({ clauses }) => clauses.some((clause) => offeredWords(clause) !== ''))
  const numberOf = (id: string) => {
    const index = said.findIndex((section) => section.id === id)
    if (index === -1) throw new Error(`no article ${id}`)
    return String(index + 1)
  }
  const clauseOf = (written: string) =>
    offeredWords(written.replaceAll(/\{article:([a-z-]+)\}/g, (_, id: string) => numberOf(id)))
  return {
    ...text,
    title: offeredWords(title),
    seo: { title: offeredWords(seo.title), description: offeredWords(seo.description) },
    sections: said.map((section) => ({
      id: section.id,
      title: offeredWords(section.title),
      clauses: section.clauses.map(clauseOf).filter((clause) => clause !== ''),
    })),
  }
}
