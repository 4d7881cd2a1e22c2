import { inEach } from '~/lib/locale'
import { MAX_DESCRIPTION, type Experience } from '~/back-office/contract'

/**
 * Makes a valid experience safe to render, once, before caching: sanitises its HTML and removes its picture unless
 * this site or a host in `imageHosts` serves it. Null when the sanitised text exceeds the contract (escaping makes it
 * longer).
 */
export async function ingestExperience(
  experience: Experience,
  imageHosts: readonly string[],
): Promise<Experience | null> {
  // The library has 190 KB, and only a new catalogue needs it.
  const { sanitizeDescription } = await import('~/back-office/sanitize-description.server')
  const descriptionHtml = inEach((locale) =>
    sanitizeDescription(experience.descriptionHtml[locale]),
  )
  if (Object.values(descriptionHtml).some(({ length }) => length > MAX_DESCRIPTION)) return null
  return { ...withTrustedImage(experience, imageHosts), descriptionHtml }
}

/** Removes a picture that the site may not show; the poster of its kind replaces it. */
export function withTrustedImage<TExperience extends Pick<Experience, 'image'>>(
  experience: TExperience,
  imageHosts: readonly string[],
): TExperience {
  const { image } = experience
  return { ...experience, image: image && isTrustedImage(image.src, imageHosts) ? image : null }
}

/** True when the address of a picture is root-relative or https on an allowed host. */
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
