import { social as donaufahrt } from './posters/donaufahrt/social.ts'
import { social as vozka } from './posters/vozka/social.ts'

/** The names in the pictures of shared links: in the carrier's first language, and in its second where that differs. */
type Names = readonly [first: string, second?: string]

/** What the pictures of shared links of a carrier show: posters by their name. */
export type SocialSheets = {
  services: readonly string[]
  /** Cars from their side, in pairs. */
  fleet: readonly string[]
  experiences: readonly string[]
  /** What the page of contacts is called. */
  contact: Names
  /** Posters with a picture of their own, and what stands beside them. One picture serves all languages. */
  named: Readonly<Record<string, Names>>
}

/** What is drawn for a carrier; for one without sheets of its own, its categories. */
export function socialSheets(
  carrier: string,
  categories: readonly { slug: string; name: string }[],
  name: string,
): SocialSheets {
  const known: Readonly<Record<string, SocialSheets>> = { donaufahrt, vozka }
  const services = categories.map(({ slug }) => `service-${slug}`)
  return (
    known[carrier] ?? {
      services,
      fleet: categories.map(({ slug }) => `car-${slug}`),
      experiences: services,
      contact: [name],
      named: Object.fromEntries(categories.map((one) => [`service-${one.slug}`, [one.name]])),
    }
  )
}
