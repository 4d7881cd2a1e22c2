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
 * Runs a function when the pressed pointer has gone up and has caused its click, or in the next moment. An error that
 * appears when a field loses the focus moves the page; without the wait the click that left the field would miss its
 * target. A finger goes up before the field loses the focus, and its click follows in the same task.
 */
export function afterPointer(run: () => void): void {
  if (isDown) waiting.push(run)
  // The pointer may go down before the next moment comes.
  else setTimeout(() => (isDown ? waiting.push(run) : run()))
}
