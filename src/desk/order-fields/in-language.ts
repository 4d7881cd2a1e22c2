import type { Language } from '~/lib/locale'
import { m } from '~/paraglide/messages'

/** Each language as an adverb: "in English". */
export const IN_LANGUAGE: Record<Language, () => string> = {
  cs: m.desk_order_in_cs,
  en: m.desk_order_in_en,
  de: m.desk_order_in_de,
}
