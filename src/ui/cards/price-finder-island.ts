import { suggestPlacesOn } from '~/ui/fields/place-suggestions'

// Offers places in the price form of a document, which imports this file at the first touch of the form
// (src/http/document/document-script.ts). Not hydrated: the form stays as the server rendered it.
for (const input of document.querySelectorAll<HTMLInputElement>(
  '[data-places] [data-place] input',
)) {
  suggestPlacesOn(input)
  // What was typed while this file was on its way is looked up as well.
  if (input === document.activeElement) input.dispatchEvent(new Event('input', { bubbles: true }))
}
