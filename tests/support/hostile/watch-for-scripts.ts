import { expect, type Page } from 'playwright/test'
import { CANARY_HOST } from './xss-corpus.ts'

/**
 * Watches a page for anything that a payload of the corpus may do. The check touches what people touch,
 * for some payloads wait for the pointer or the focus.
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
    /** Nothing ran on the page as it stands, and nothing of it could. */
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
          // The data of an island is no script: no browser runs it. An order's page has one of ours.
          intruders: document.querySelectorAll(
            'main :is(script:not([type="application/json"][data-island-data], [src^="/assets/status-"]), iframe, object, embed, base, meta, link, style, math, template, marquee, xmp), a[href^="javascript:" i], a[href^="data:" i]',
          ).length,
        }
      })
      expect(traces, page.url()).toEqual({ hit: undefined, handlers: [], intruders: 0 })
    },
  }
}
