/**
 * Replays earlier input into a form that was just hydrated: each control whose value differs from the server's fires
 * its events again, as if the input happened now.
 */
export function replayTyped(form: HTMLFormElement): void {
  for (const control of form.elements) {
    const hasFocus = control === document.activeElement
    if (hasFocus) control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (!isChanged(control)) continue
    control.dispatchEvent(new Event('input', { bubbles: true }))
    if (!hasFocus) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const original = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(0, original)
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement)) return false
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked
}
