import { drawnPictures } from 'virtual:look'
import { appConfig } from '~config'
import type { SocialPicture } from '~carrier/pictures/social-pictures'
import { inEach } from '~/lib/locale'

/** The sign of the carrier, which every carrier has. */
const sign: SocialPicture = {
  src: '/icon-512.png',
  width: 512,
  height: 512,
  alt: inEach(() => appConfig.product.name),
}

/** The picture of a shared link; the sign until `npm run draw -- social-pictures` has drawn it. */
export function sharedPicture(picture: SocialPicture): SocialPicture {
  const isMissing = picture.src.startsWith('/social/') && !drawnPictures.includes(picture.src)
  return isMissing ? sign : picture
}

/** True for the sign, which is square and small. */
export function isSign({ src }: SocialPicture): boolean {
  return src === sign.src
}
