import { isOffered } from '~/carrier/offered-kinds'
import type { OrderKind } from '~/carrier/order-kinds'
import type { FaqGroup, LegalText, WrittenFaq, WrittenLegalText } from '~/carrier/types'

/** Prose without `kinds` is for every carrier; with them, for one that takes at least one of them. */
function isSaid({ kinds }: { kinds?: readonly OrderKind[] }): boolean {
  return kinds === undefined || kinds.some(isOffered)
}

/** The answers about what can be ordered here; a group without an answer is left out. */
export function offeredFaq(written: WrittenFaq): FaqGroup[] {
  return written
    .map(({ slug, title, faqList }) => ({
      slug,
      title,
      faqList: faqList.filter(isSaid).map(({ kinds: _, ...answer }) => answer),
    }))
    .filter(({ faqList }) => faqList.length > 0)
}

/**
 * A legal text with the articles and clauses about what can be ordered here. An article is called in a clause by its
 * id, `{article:liability}`, and gets the number that it has among those that stay; an unknown id is an error.
 */
export function offeredText({ sections, ...text }: WrittenLegalText): LegalText {
  const said = sections.filter(isSaid)
  const numberOf = (id: string) => {
    const index = said.findIndex((section) => section.id === id)
    if (index === -1) throw new Error(`no article ${id}`)
    return String(index + 1)
  }
  return {
    ...text,
    sections: said.map(({ id, title, clauses }) => ({
      id,
      title,
      clauses: clauses.flatMap((clause) => {
        const written: { html: string; kinds?: readonly OrderKind[] } =
          typeof clause === 'string' ? { html: clause } : clause
        if (!isSaid(written)) return []
        return written.html.replaceAll(/\{article:([a-z-]+)\}/g, (_, named: string) =>
          numberOf(named),
        )
      }),
    })),
  }
}
