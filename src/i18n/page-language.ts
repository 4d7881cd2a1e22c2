import { pathLocale } from '~/lib/locale'
import { overwriteGetLocale } from '~/paraglide/runtime'

/** In the browser: from now on the path of the page decides the language of messages, as it does on the server. */
export function speakPageLanguage(): void {
  overwriteGetLocale(() => pathLocale(location.pathname))
}
