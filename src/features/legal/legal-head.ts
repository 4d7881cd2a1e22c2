import { legalPicture } from '~/content/social-pictures'
import type { LegalText } from '~/content/types'
import { pageHead, screenCrumb, screenPaths } from '~/document/page-head'

/** Head of a legal document; its title and description stand with its text. */
export function legalHead(origin: string, screen: 'terms' | 'privacy', text: LegalText) {
  return pageHead({
    origin,
    ...text.seo,
    paths: screenPaths(screen),
    picture: legalPicture,
    crumbs: [screenCrumb(screen, text.title)],
  })
}
