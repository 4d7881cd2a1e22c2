import type { ReactNode } from 'react'
import islandFiles from 'virtual:island-files'
import { getLocale } from '~/paraglide/runtime'

export type IslandName = Exclude<keyof typeof islandFiles, 'price-finder'>

/**
 * The one part of a page that the browser hydrates: its form, as static markup, and the data it was rendered from.
 * src/client.tsx passes the data to the {name}-island.tsx of its room. All else on the page stays static.
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
  // Within a script element only `<` could be parsed as markup.
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

/** Bilingual texts lose the other language, because no page shows it. */
function ownWords(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('cs' in value && 'en' in value)) return value
  const locale = getLocale()
  return { [locale]: value[locale] }
}
