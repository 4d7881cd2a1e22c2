import { Picture } from '~/ui/picture'
import { posterAt, posterOfKind } from '~carrier/pictures/posters'
import { getLocale } from '~/paraglide/runtime'
import type { Experience } from '~/back-office/contract'

type ExperiencePictureProps = {
  experience: Pick<Experience, 'image' | 'kind'>
  sizes: string
  /** Visible without scrolling. */
  isFirst?: boolean
  /** Large on the page of the experience, with an alternative text. */
  isDescribed?: boolean
}

/** The picture of an experience: one of our posters, or the picture from the back office. */
export function ExperiencePicture({
  experience: { image, kind },
  sizes,
  isFirst = false,
  isDescribed = false,
}: ExperiencePictureProps) {
  const alt = isDescribed ? (image?.alt[getLocale()] ?? '') : ''
  const name = image ? posterAt(image.src) : posterOfKind[kind]
  if (name) return <Picture name={name} alt={alt} sizes={sizes} isFirst={isFirst} />
  if (!image) return null
  const { src, width, height } = image
  // A page under require-corp shows a picture of another host only when it is requested with CORS.
  const picture = {
    src,
    width,
    height,
    crossOrigin: src.startsWith('/') ? undefined : 'anonymous',
  } as const
  return isFirst ? (
    <img {...picture} alt={alt} fetchPriority="high" />
  ) : (
    <img {...picture} alt={alt} loading="lazy" />
  )
}
