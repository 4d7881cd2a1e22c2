/** The two languages of the site; cs is the source and has no prefix in the URL. */
export type Locale = 'cs' | 'en'

/** A text in both languages. */
export type L10n = { cs: string; en: string }
