import './place-suggestions.css'

/**
 * The `ref` of a place field: the first focus loads the suggestions. Until they are loaded, and if loading fails, it
 * is an ordinary field.
 */
export function offerPlaces(input: HTMLInputElement | null): void {
  if (!input) return
  const bring = (before: string) =>
    void import('~/ui/fields/place-suggestions').then(
      ({ suggestPlacesOn }) => suggestPlacesOn(input, before),
      () => undefined,
    )
  input.addEventListener('focus', () => bring(input.value), { once: true })
  // Typed into before the form came alive: its default is still the text that the server rendered.
  if (input === document.activeElement) bring(input.defaultValue)
}
