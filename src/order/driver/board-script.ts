// Script of the name board of a driver's page: fills the screen and keeps it lit. Without it the board fills the page.
// Compiled alone, so it imports nothing.
let lock: { release: () => Promise<void> } | null = null

async function openBoard(): Promise<void> {
  const board = document.querySelector<HTMLElement>('#board')
  try {
    await board?.requestFullscreen()
  } catch {
    // The name fills the page as well.
  }
  try {
    lock = (await navigator.wakeLock?.request('screen')) ?? null
  } catch {
    // The screen may go dark; a touch wakes it.
  }
}

function closeBoard(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  void lock?.release()
  lock = null
  if (location.hash === '#board') location.hash = '#ride'
}

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-board]') : null
  if (pressed?.dataset['board'] === 'open') void openBoard()
  if (pressed?.dataset['board'] === 'close') closeBoard()
})
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeBoard()
})
document.addEventListener('fullscreenchange', () => {
  if (!document.fullscreenElement) closeBoard()
})
// The browser takes the lock away from a page that is not seen.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && location.hash === '#board') void openBoard()
})
