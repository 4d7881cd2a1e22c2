import type { L10n } from '~/lib/locale'
import type { ServiceSlug } from '~/carrier/service-slugs'
import type { PosterName } from './posters'

/** A link preview picture for social networks and messengers, 1200 × 630 unless `width` and `height` differ. */
export type SocialPicture = { src: string; width?: number; height?: number; alt: L10n }

export const homePicture: SocialPicture = {
  src: '/social/home.png',
  alt: {
    de: 'Plakat: eine Limousine mit Licht an der Donau vor der Silhouette Wiens.',
    en: 'Poster: a sedan with its lights on by the Danube, the skyline of Vienna behind it.',
  },
}

export const servicesPicture: SocialPicture = {
  src: '/social/services.png',
  alt: {
    de: 'Plakate: eine Limousine vor der Oper und ein Van auf der Kettenbrücke.',
    en: 'Posters: a sedan in front of the opera and a van on the chain bridge.',
  },
}

export const fleetPicture: SocialPicture = {
  src: '/social/fleet.png',
  alt: {
    de: 'Plakat: eine Limousine und ein Van von der Seite.',
    en: 'Poster: a sedan and a van from the side.',
  },
}

export const experiencesPicture: SocialPicture = {
  src: '/social/experiences.png',
  alt: {
    de: 'Plakate: die Wachau, Salzburg und Bratislava.',
    en: 'Posters: the Wachau, Salzburg and Bratislava.',
  },
}

export const faqPicture: SocialPicture = {
  src: '/social/faq.png',
  alt: {
    de: 'Plakat: ein Wagen beleuchtet bei Nacht einen leeren Wegweiser.',
    en: 'Poster: a car lights up an empty signpost at night.',
  },
}

export const contactPicture: SocialPicture = {
  src: '/social/contact.png',
  alt: {
    de: 'Plakat: die Schnur eines Pakets führt als Straße zu einer erleuchteten Tür.',
    en: 'Poster: the string of a parcel leads over the hills as a road, to a lit door.',
  },
}

export const orderPicture: SocialPicture = {
  src: '/social/order.png',
  alt: {
    de: 'Plakat: ein Wagen kommt in der Dämmerung vor einer erleuchteten Tür an.',
    en: 'Poster: a car arrives at a lit door at dusk.',
  },
}

export const legalPicture: SocialPicture = {
  src: '/social/legal.png',
  alt: {
    de: 'Plakat: ein Koffer unter einer Laterne, hinter dem Hügel die Lichter eines Wagens.',
    en: 'Poster: a suitcase under a street lamp, the lights of a car behind the hill.',
  },
}

/** Link previews of the categories, by their slug. */
export const servicePictures: Record<ServiceSlug, SocialPicture> = {
  komfort: {
    src: '/social/service-komfort.png',
    alt: {
      de: 'Plakat: eine Limousine am Abend vor den Arkaden der Oper.',
      en: 'Poster: a sedan in the evening in front of the arcades of the opera.',
    },
  },
  van: {
    src: '/social/service-van.png',
    alt: {
      de: 'Plakat: ein Van auf der Kettenbrücke über der Donau.',
      en: 'Poster: a van on the chain bridge over the Danube.',
    },
  },
}

/** Link preview of an experience: its poster; `alt` comes from the experience. */
export function experienceSocialPicture(poster: PosterName, alt: L10n): SocialPicture {
  return { src: `/social/${poster}.png`, alt }
}

/** Link preview of a fixed route: the poster of its destination, else the picture of the order. */
export function fareSocialPicture(poster: PosterName | null, place: L10n): SocialPicture {
  if (!poster) return orderPicture
  return {
    src: `/social/${poster}.png`,
    alt: {
      de: `Plakat: ${place.de}, unser Wagen auf der Straße.`,
      en: `Poster: ${place.en}, our car on the road.`,
    },
  }
}
