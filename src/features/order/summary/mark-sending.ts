/**
 * Says at the button of a form that what was sent is on its way. A page that comes back out of the browser's memory
 * has forgotten it.
 */
export function markSending(form: HTMLFormElement): void {
  const button = form.querySelector('button.button:not([name])')
  button?.setAttribute('aria-busy', 'true')
  addEventListener('pageshow', () => button?.removeAttribute('aria-busy'), { once: true })
}
