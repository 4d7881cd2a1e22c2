import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'

/** What a page needs to know of its request; in the browser the page itself tells. */
export const requestFacts = createIsomorphicFn()
  .server(() => {
    const facts = getGlobalStartContext()
    return {
      origin: facts?.origin ?? '',
      nonce: facts?.nonce ?? '',
      requestId: facts?.requestId ?? '',
    }
  })
  .client(() => ({
    origin: location.origin,
    nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content ?? '',
    requestId: '',
  }))
