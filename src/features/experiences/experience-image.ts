import type { Experience } from '~/provider/contract'

/** Posters for experiences without a picture of their own, by their kind. */
const POSTER_OF_KIND: Record<Experience['kind'], string> = {
  fixedRoute: '/posters/service-comfort.svg',
  hourly: '/posters/service-business.svg',
  tailorMade: '/posters/experience-tailor-made.svg',
}

/** The picture of an experience with its size; the alternative is null when it is decoration only. */
export function experienceImage({ image, kind }: Experience) {
  return image ?? { src: POSTER_OF_KIND[kind], width: 900, height: 1200, alt: null }
}
