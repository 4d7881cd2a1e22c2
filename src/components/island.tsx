import type { ReactNode } from 'react'
import islandFiles from 'virtual:island-files'
import { getLocale } from '~/paraglide/runtime'

export type IslandName = keyof typeof islandFiles

/**
 * The one part of a page that the browser makes live: its form, as static markup, and the data it was rendered
 * from, which src/client.tsx hands to src/islands/{name}.tsx. Everything else of the page stays as it is.
 */
export function Island({
  name,
  data,
  children,
}: {
  name: IslandName
  data: object
  children: ReactNode
}) {
  // Within a script element only `<` could be taken for markup.
  const json = JSON.stringify(data, ownWords).replaceAll('<', String.raw`\u003c`)
  return (
    <>
      {islandFiles[name][getLocale()].map((file) => (
        <link key={file} rel="modulepreload" href={file} fetchPriority="low" />
      ))}
      <div data-island={name}>{children}</div>
      <script
        type="application/json"
        data-island-data={name}
        dangerouslySetInnerHTML={{ __html: json }}
      />
    </>
  )
}

/** Of what stands in both languages only that of the page; no page shows the other one. */
function ownWords(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('cs' in value && 'en' in value)) return value
  const locale = getLocale()
  return { [locale]: value[locale] }
}
