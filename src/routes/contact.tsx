import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'

export const Route = createFileRoute('/contact')({
  staticData: { hydrate: true },
  server: { handlers: { POST: ({ next }) => next({ context: { posted: 'hello' } }) } },
  loader: ({ serverContext }) => serverContext?.posted ?? 'none',
  component: () => { const [n, set] = useState(0); return <button onClick={() => set(n+1)}>{n} {Route.useLoaderData()}</button> },
})
