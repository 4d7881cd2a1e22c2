import './place-suggestions.css'

/**
 * The `ref` of a place field: the first focus loads the suggestions. Until they are loaded, and if loading fails, it
 * is an ordinary field.
 */
export function offerPlaces(input: HTMLInputElement | null): void {
  const bring = () =>
    void import('~/ui/fields/place-suggestions').then(
      ({ suggestPlacesOn }) => input && suggestPlacesOn(input),
      () => undefined,
    )
  input?.addEventListener('focus', bring, { once: true })
  if (input && input === document.activeElement) bring()
}
