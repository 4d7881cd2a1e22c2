/** What is shown of one language: a title, and the address of the page, picture or mail. */
export type Shown = {
  language: string
  items: { title: string; src: string; kind: 'page' | 'picture' }[]
}

/** Widths in px at which each page is shown, and the share at which it is drawn. */
const SCREENS = [
  { name: 'phone', width: 390, height: 800, scale: 0.6 },
  { name: 'desktop', width: 1280, height: 800, scale: 0.6 },
] as const

/** The page that shows a site side by side: each language is a part, each of its pages a row. */
export function previewPage(carrier: string, shown: readonly Shown[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const sections = shown.map(
    ({ language, items }) => `<section aria-labelledby="${language}">
<h2 id="${language}">${escaped(names.of(language) ?? language)}</h2>
${items.map(rowOf).join('\n')}
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(carrier)} side by side</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1.5rem; background: #e9e9ee; color: #1b1b22; }
figure > div { display: flex; flex-wrap: wrap; gap: 1.5rem; }
figure { margin: 0 0 1.5rem; }
iframe, img { display: block; border: 0; background: #fff; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); }
iframe { transform-origin: 0 0; }
img { max-width: 100%; }
${SCREENS.map(
  ({ name, width, height, scale }) =>
    `.${name} { width: ${width * scale}px; height: ${height * scale}px; overflow: hidden; }
.${name} iframe { width: ${width}px; height: ${height}px; transform: scale(${scale}); }`,
).join('\n')}
</style>
</head>
<body>
<h1>${escaped(carrier)} side by side</h1>
<p>Each page scrolls, and its links work. The order is a made-up one of this machine; nobody was written to.</p>
${sections.join('\n')}
</body>
</html>
`
}

function rowOf({ title, src, kind }: Shown['items'][number]): string {
  const address = escaped(src)
  const seen =
    kind === 'picture'
      ? `<img src="${address}" alt="${escaped(title)}" width="1200" height="630" loading="lazy">`
      : `<div>${SCREENS.map(
          ({ name }) =>
            `<div class="${name}"><iframe src="${address}" title="${escaped(title)}, ${name}" loading="lazy"></iframe></div>`,
        ).join('')}</div>`
  return `<figure><figcaption><a href="${address}">${escaped(title)}</a></figcaption>${seen}</figure>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
