import { useEffect } from 'react'

/**
 * Takes over the reload that src/http/document/document-script.ts requests for a new build or a failed chunk, and
 * reloads when it loses no input and disturbs no one: the input is saved and no field has the focus, or the page is
 * hidden.
 */
export function useNewBuild({ save }: { save: () => Promise<boolean> }): void {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let reload: (() => void) | undefined

    async function reloadWhenCalm(): Promise<void> {
      if (reload && isCalm() && (await save())) reload()
    }

    document.addEventListener(
      'newbuild',
      (event) => {
        if (!(event instanceof CustomEvent)) return
        event.preventDefault()
        reload = event.detail
        void reloadWhenCalm()
      },
      { signal },
    )
    document.addEventListener('visibilitychange', () => void reloadWhenCalm(), { signal })
    // After the next field has got the focus, if there is one.
    document.addEventListener('focusout', () => setTimeout(() => void reloadWhenCalm()), { signal })
    return () => listeners.abort()
  }, [save])
}

function isCalm(): boolean {
  return document.hidden || !document.activeElement?.matches('input, select, textarea')
}
