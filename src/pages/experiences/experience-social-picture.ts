import {
  experienceSocialPicture,
  type SocialPicture,
  experiencesPicture,
} from '~carrier/pictures/social-pictures'
import { posterAt } from '~carrier/pictures/posters'
import type { Experience } from '~/back-office/contract'

/** The picture of an experience in link previews: drawn from its poster, or its own photograph. */
export function socialPictureOf({ image }: Pick<Experience, 'image'>): SocialPicture {
  if (!image) return experiencesPicture
  const poster = posterAt(image.src)
  return poster ? experienceSocialPicture(poster, image.alt) : image
}
