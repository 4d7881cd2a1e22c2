import type { Words } from '~/lib/locale'

/** Each language by the name its own speakers look for, as on the links to the other languages of a page. */
export const LANGUAGE_NAMES: Words = { cs: 'Česky', en: 'English', de: 'Deutsch' }
