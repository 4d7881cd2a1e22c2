import type { PosterName } from '~carrier/pictures/posters'
import type { L10n } from '~/lib/locale'
import type { ServiceSlug } from '~/carrier/service-slugs'

/**
 * A link preview picture for social networks and messengers, 1200 × 630 unless `width` and `height` differ. Each
 * is a separate constant, so that a form page sends only its own to the browser.
 */
export type SocialPicture = { src: string; width?: number; height?: number; alt: L10n }

export const homePicture: SocialPicture = {
  src: '/social/home.png',
  alt: {
    cs: 'Plakát: tmavý sedan s rozsvícenými světly pod Pražským hradem a Karlovým mostem.',
    en: 'Poster: a dark sedan with its lights on below Prague Castle and Charles Bridge.',
  },
}

export const servicesPicture: SocialPicture = {
  src: '/social/services.png',
  alt: {
    cs: 'Plakáty: sedan u hotelu, van na viaduktu a van v aleji pod letadlem.',
    en: 'Posters: a sedan at a hotel, a van on a viaduct and a van in an avenue below a plane.',
  },
}

export const fleetPicture: SocialPicture = {
  src: '/social/fleet.png',
  alt: {
    cs: 'Plakát: sedan a van z boku, oba v noční modři s mosaznou linkou.',
    en: 'Poster: a sedan and a van from the side, both in night blue with a brass line.',
  },
}

export const experiencesPicture: SocialPicture = {
  src: '/social/experiences.png',
  alt: {
    cs: 'Plakáty: Karlovy Vary, Vídeň a Krkonoše.',
    en: 'Posters: Karlovy Vary, Vienna and the Krkonoše.',
  },
}

export const faqPicture: SocialPicture = {
  src: '/social/faq.png',
  alt: {
    cs: 'Plakát: vůz v noci svítí na prázdný rozcestník.',
    en: 'Poster: a car lights up an empty signpost at night.',
  },
}

export const contactPicture: SocialPicture = {
  src: '/social/contact.png',
  alt: {
    cs: 'Plakát: provázek zásilky vede jako silnice přes kopce k rozsvíceným dveřím.',
    en: 'Poster: the string of a parcel leads over the hills as a road, to a lit door.',
  },
}

export const orderPicture: SocialPicture = {
  src: '/social/order.png',
  alt: {
    cs: 'Plakát: vůz přijíždí za soumraku k rozsvíceným dveřím.',
    en: 'Poster: a car arrives at a lit door at dusk.',
  },
}

export const legalPicture: SocialPicture = {
  src: '/social/legal.png',
  alt: {
    cs: 'Plakát: kufr pod lampou, za kopcem světla vozu.',
    en: 'Poster: a suitcase under a street lamp, the lights of a car behind the hill.',
  },
}

export const servicePictures: Record<ServiceSlug, SocialPicture> = {
  business: {
    src: '/social/service-business.png',
    alt: {
      cs: 'Plakát: sedan s otevřenými dveřmi čeká v noci před hotelem.',
      en: 'Poster: a sedan waits at night in front of a hotel, its door open.',
    },
  },
  comfort: {
    src: '/social/service-comfort.png',
    alt: {
      cs: 'Plakát: van s dítětem, dámou v klobouku a psem na viaduktu.',
      en: 'Poster: a van with a child, a lady in a hat and a dog on a viaduct.',
    },
  },
  basic: {
    src: '/social/service-basic.png',
    alt: {
      cs: 'Plakát: van v aleji míří k letišti, ze slunce stoupá letadlo.',
      en: 'Poster: a van in an avenue heads for the airport, a plane rises from the sun.',
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
      cs: `Plakát: ${place.cs}, na silnici náš vůz.`,
      en: `Poster: ${place.en}, our car on the road.`,
    },
  }
}
