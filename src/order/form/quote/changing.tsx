import { useState } from 'react'

/** A price that moves into view when it changes, but not when the page opens. */
export function Changing({ children }: { children: string }) {
  const [first] = useState(children)
  return (
    <span key={children} className="changing" data-changed={children !== first || undefined}>
      {children}
    </span>
  )
}
