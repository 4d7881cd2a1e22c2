import sanitizeHtml from 'sanitize-html'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The build leaves out what reads them (vite.config.ts).
  parseStyleAttributes: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
}

/** Reduces foreign HTML to the few tags of a description. Idempotent. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, RULES)
}
