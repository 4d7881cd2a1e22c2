import { legalPicture } from '~carrier/pictures/social-pictures'
import type { LegalText } from '~/carrier/types'
import { pageHead, screenCrumb, screenPaths } from '~/http/document/page-head'

/** Head of a legal document; title and description come from its text. */
export function legalHead(origin: string, screen: 'terms' | 'privacy', text: LegalText) {
  return pageHead({
    origin,
    ...text.seo,
    paths: screenPaths(screen),
    picture: legalPicture,
    crumbs: [screenCrumb(screen, text.title)],
  })
}
