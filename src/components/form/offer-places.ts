import './place-suggestions.css'

/**
 * The `ref` of a field of a place: the first focus brings the suggestions. Until they are there, and where they do
 * not come, it is a field like any other.
 */
export function offerPlaces(input: HTMLInputElement | null): void {
  const bring = () =>
    void import('~/components/form/place-suggestions').then(
      ({ suggestPlacesOn }) => input && suggestPlacesOn(input),
      () => undefined,
    )
  input?.addEventListener('focus', bring, { once: true })
  if (input && input === document.activeElement) bring()
}
