import type { L10n } from '~/lib/locale'

/** Proofs of the carrier's quality; each part is shown only if it is filled in. */
export type Trust = {
  /** The drivers by first name, each with their consent. */
  drivers: {
    name: string
    /** Codes of the languages they speak, such as `cs`; the first is their native language. */
    languages: string[]
    /** The year in which they began to drive professionally. */
    since: number
    /**
     * Name of a photograph in pictures/photographs or of a poster in pictures/public/posters; null: none.
     */
    portrait: string | null
  }[]
  /** The concession for road transport of persons, and the trade office that granted it. */
  licence: { number: string; authority: L10n } | null
  /**
   * What an imprint names besides in Austria (section 5 ECG) and Germany (section 5 DDG): the chamber, the profession with the
   * state that granted it, and the supervising authority.
   */
  trade?: { chamber: L10n | null; profession: L10n; supervision: L10n }
  /** Insurance of liability to passengers and their belongings; `upTo` in haléře. */
  insurance: { insurer: L10n; upTo: number } | null
  /**
   * Reviews by passengers, each in its original language and with its public page. The law requires a statement
   * beside them whether and how the carrier verifies that the authors are passengers: `checked`.
   */
  reviews: {
    checked: L10n
    list: {
      text: string
      language: string
      author: string
      /** ISO date. */
      date: string
      source: { name: string; url: string }
    }[]
  } | null
  /** A sentence below all proofs; null: none. */
  note: L10n | null
}
