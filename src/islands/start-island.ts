type Island = { hydrate: (element: HTMLElement, json: string) => void }

/**
 * Makes the form of this page live, if it has one. Should its file not come, nothing happens: the form that
 * the server rendered stays and is sent as browsers send any form.
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
