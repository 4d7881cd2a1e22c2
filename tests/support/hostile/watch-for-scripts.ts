import { expect, type Page } from 'playwright/test'
import { CANARY_HOST } from './xss-corpus.ts'

/**
 * Watches a page for the effects of payloads. The check also sends pointer and focus events, because some payloads wait
 * for them.
 */
export function watchForScripts(page: Page) {
  const done: string[] = []
  page.on('dialog', (dialog) => {
    done.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === CANARY_HOST) done.push(`request ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) done.push(`frame ${frame.url()}`)
  })
  return {
    /** Expects that no payload ran on the current page and that none could. */
    expectNothing: async () => {
      expect(done, page.url()).toEqual([])
      const traces = await page.evaluate(() => {
        for (const one of document.querySelectorAll('main *')) {
          for (const type of ['mouseover', 'focus', 'toggle']) one.dispatchEvent(new Event(type))
        }
        const isOn = ({ name }: Attr) => name.startsWith('on')
        return {
          hit: Reflect.get(window, 'hit'),
          handlers: [...document.querySelectorAll('*')]
            .filter((one) => [...one.attributes].some(isOn))
            .map((one) => one.outerHTML.slice(0, 200)),
          // Two scripts are allowed: the data of an island, which no browser runs, and our own of an order's page.
          intruders: document.querySelectorAll(
            'main :is(script:not([type="application/json"][data-island-data], [src^="/assets/status-"]), iframe, object, embed, base, meta, link, style, math, template, marquee, xmp), a[href^="javascript:" i], a[href^="data:" i]',
          ).length,
        }
      })
      expect(traces, page.url()).toEqual({ hit: undefined, handlers: [], intruders: 0 })
    },
  }
}
