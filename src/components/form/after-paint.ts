/**
 * Resolves in a task of its own, so that the browser can paint a key, a choice or a press before what follows
 * from it is worked out.
 */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done)
  })
}
