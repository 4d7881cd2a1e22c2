import sanitizeHtml from 'sanitize-html'
import { MAX_DESCRIPTION, type Experience } from '~/provider/contract'

const RULES: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
}

/** Reduces HTML from outside to the few tags a description needs. Applying it twice changes nothing. */
export function sanitizeDescription(html: string): string {
  return sanitizeHtml(html, RULES)
}

/**
 * Makes a valid experience safe to render, once, before it is cached: its HTML is sanitised and its
 * picture dropped unless it is ours or of a host in `imageHosts`. Null when the sanitised text no
 * longer fits the contract (escaping makes it longer).
 */
export function ingestExperience(
  experience: Experience,
  imageHosts: readonly string[],
): Experience | null {
  const descriptionHtml = {
    cs: sanitizeDescription(experience.descriptionHtml.cs),
    en: sanitizeDescription(experience.descriptionHtml.en),
  }
  if (Math.max(descriptionHtml.cs.length, descriptionHtml.en.length) > MAX_DESCRIPTION) return null
  return { ...withTrustedImage(experience, imageHosts), descriptionHtml }
}

/** The experience without a picture that the site may not show; the poster of its kind takes its place. */
export function withTrustedImage<TExperience extends Pick<Experience, 'image'>>(
  experience: TExperience,
  imageHosts: readonly string[],
): TExperience {
  const { image } = experience
  return { ...experience, image: image && isTrustedImage(image.src, imageHosts) ? image : null }
}

/** Whether a picture's address is root-relative or https on an allowed host. */
export function isTrustedImage(src: string, imageHosts: readonly string[]): boolean {
  // No second slash and no backslash: browsers read both as the start of another host.
  if (/^\/(?!\/)[^\s\\]*$/.test(src)) return true
  const url = URL.parse(src)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    imageHosts.includes(url.host)
  )
}
