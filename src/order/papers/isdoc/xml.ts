/** An element: its name, and its text, its children, or null for one that is left out. */
export type Xml = { name: string; attributes?: Record<string, string>; content: string | Xml[] }
type Content = string | number | (Xml | null)[]

/** An element of a document; children that are null are left out. */
export function element(name: string, content: Content, attributes?: Record<string, string>): Xml {
  const inside = Array.isArray(content)
    ? content.flatMap((child) => (child === null ? [] : [child]))
    : String(content)
  return { name, content: inside, ...(attributes ? { attributes } : {}) }
}

/** Haléře as a decimal. */
export function decimal(amount: number): string {
  return (amount / 100 || 0).toFixed(2)
}

/** A whole document as text. */
export function toXml(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`
}

function written({ name, attributes, content }: Xml): string {
  let text = `<${name}`
  for (const [key, value] of attributes ? Object.entries(attributes) : []) {
    text += ` ${key}="${escaped(value)}"`
  }
  text += '>'
  if (typeof content === 'string') text += escaped(content)
  else for (const child of content) text += written(child)
  return `${text}</${name}>`
}

/** Most texts are numbers and words of the format: a month has half a million of them. */
const PLAIN = /^[\w .:,+-]*$/

/** Signs that XML 1.0 does not allow at all, also as a reference; a lone half of a pair is one. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A reader would make spaces of them in an attribute, and a line end of a carriage return.
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

function escaped(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign)
}
