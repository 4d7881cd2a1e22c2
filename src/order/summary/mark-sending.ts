/**
 * Marks the submit button of a form as busy. The mark is removed when the page returns from the back/forward cache.
 */
export function markSending(form: HTMLFormElement): void {
  const button = form.querySelector('button.button:not([name])')
  button?.setAttribute('aria-busy', 'true')
  addEventListener('pageshow', () => button?.removeAttribute('aria-busy'), { once: true })
}
