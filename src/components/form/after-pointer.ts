const waiting: (() => void)[] = []
let isDown = false

function release(): void {
  isDown = false
  // After the click that the release causes.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isDown = true), true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
}

/**
 * Runs something at once, or when the pointer that is down goes up. An error that appears when a field is
 * left moves the page; without the wait the click that left the field would miss its target.
 */
export function afterPointer(run: () => void): void {
  if (isDown) waiting.push(run)
  else run()
}
