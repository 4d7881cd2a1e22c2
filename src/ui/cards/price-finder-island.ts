import { speakPageLanguage } from '~/i18n/page-language'
import { suggestPlacesOn } from '~/ui/fields/place-suggestions'

// Offers places in the price form of a document, which imports this file at the first touch of the form
// (src/http/document/document-script.ts). Not hydrated: the form stays as the server rendered it.
speakPageLanguage()
for (const input of document.querySelectorAll<HTMLInputElement>(
  '[data-places] [data-place] input',
)) {
  suggestPlacesOn(input, input.defaultValue)
}
