import type { ReactNode } from 'react'
import islandFiles from 'virtual:island-files'
import { type Locale, locales } from '~/lib/locale'
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
      {islandFiles[name]?.map((file) => (
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

/** Texts lose the other languages, because no page shows them. */
function ownWords(_key: string, value: unknown): unknown {
  const locale = getLocale()
  return isText(value) ? { [locale]: value[locale] } : value
}

function isText(value: unknown): value is Record<Locale, unknown> {
  return typeof value === 'object' && value !== null && locales.every((one) => one in value)
}
