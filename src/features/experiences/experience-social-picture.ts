import {
  experienceSocialPicture,
  type SocialPicture,
  experiencesPicture,
} from '~/content/social-pictures'
import { posterAt } from '~/content/posters'
import type { Experience } from '~/provider/contract'

/** What social networks show of an experience: drawn from its poster, or its own photograph. */
export function socialPictureOf({ image }: Pick<Experience, 'image'>): SocialPicture {
  if (!image) return experiencesPicture
  const poster = posterAt(image.src)
  return poster ? experienceSocialPicture(poster, image.alt) : image
}
