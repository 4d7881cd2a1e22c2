import type { Problem } from '~/back-office/contract'

/**
 * Why a call to the provider gave no data.
 * - `timeout`, `network`: no whole answer came (`status` is set when its head did);
 * - `redirect`: a 3xx, never followed; `http`: any other refusal, with its `problem` when readable;
 * - `invalid`, `too_large`: a 2xx whose body is not of the contract or over the limit;
 * - `bad_argument`: an id or a key not of its form; nothing was sent.
 */
export type ProviderError = {
  code: 'timeout' | 'network' | 'redirect' | 'http' | 'invalid' | 'too_large' | 'bad_argument'
  status: number | null
  /** Wait from Retry-After, in milliseconds. */
  retryAfterMs: number | null
  problem: Problem | null
}

/** Outcome of a call, always a value: nothing is thrown across this boundary. */
export type ProviderResult<TData> = { ok: true; data: TData } | { ok: false; error: ProviderError }

/** True when the provider says that the item does not exist; false when it could not answer. */
export function isMissing(error: ProviderError): boolean {
  return error.code === 'bad_argument' || error.status === 404 || error.status === 410
}
