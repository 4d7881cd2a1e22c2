import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '~/lib/app-config-type'
import { overwriteServerAsyncLocalStorage } from '~/paraglide/runtime'

const running = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(running)

/** Does work in a language: messages and `getLocale` of all it calls, also after an await, are of it. */
export function runInLocale<TResult>(locale: Locale, work: () => TResult): TResult {
  return running.run({ locale }, work)
}
