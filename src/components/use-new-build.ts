import { useEffect } from 'react'

/**
 * Takes the reload that src/document/document-script.ts wants for a new build or a failed chunk, and does it
 * when it loses nothing and disturbs nobody: what was typed is saved and no field has the focus, or the
 * page is out of sight.
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
