/**
 * Resolves in a task of its own, so that the browser can paint a key, a choice or a click before the code that
 * handles it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done)
  })
}
