type Island = { hydrate: (element: HTMLElement, json: string) => void }

/**
 * Hydrates the form of this page, if it has one. If its file fails to load, the form that the server rendered stays
 * and posts natively.
 */
export function startIsland(islands: Readonly<Record<string, () => Promise<Island>>>): void {
  const element = document.querySelector<HTMLElement>('[data-island]')
  const json = document.querySelector('[data-island-data]')?.textContent
  const load = islands[element?.getAttribute('data-island') ?? '']
  if (!element || !json || !load) return
  void load().then(
    ({ hydrate }) => hydrate(element, json),
    () => undefined,
  )
}
