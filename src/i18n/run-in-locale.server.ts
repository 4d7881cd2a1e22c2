import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '~/lib/locale'
import { overwriteServerAsyncLocalStorage } from '~/paraglide/runtime'

const running = new AsyncLocalStorage<{ locale?: Locale }>()
overwriteServerAsyncLocalStorage(running)

/** Runs work in a language: it applies to messages and `getLocale` in all calls, also after an await. */
export function runInLocale<TResult>(locale: Locale, work: () => TResult): TResult {
  return running.run({ locale }, work)
}
