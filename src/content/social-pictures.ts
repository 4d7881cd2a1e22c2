import type { PosterName } from '~/content/posters'
import type { L10n } from '~/lib/app-config-type'
import type { ServiceSlug } from '~/tariff/service-slugs'

/**
 * A picture that social networks and messengers show beside a link, 1200 × 630 unless it says otherwise.
 * Each stands alone, so that a form page carries only its own to the browser.
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
    cs: 'Plakáty: sedan u hotelu, van na viaduktu a van na cestě k letišti.',
    en: 'Posters: a sedan at a hotel, a van on a viaduct and a van on its way to the airport.',
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
    cs: 'Plakát: vůz v noci svítí na rozcestník.',
    en: 'Poster: a car lights up a signpost at night.',
  },
}

export const contactPicture: SocialPicture = {
  src: '/social/contact.png',
  alt: {
    cs: 'Plakát: cesta se jako stuha vine krajinou od vozu až k zásilce.',
    en: 'Poster: a ribbon winds through the country as a road, from a car to a parcel.',
  },
}

export const orderPicture: SocialPicture = {
  src: '/social/order.png',
  alt: {
    cs: 'Plakát: vůz jede za úsvitu po silnici ke slunci.',
    en: 'Poster: a car on its way towards the sun at dawn.',
  },
}

export const legalPicture: SocialPicture = {
  src: '/social/legal.png',
  alt: {
    cs: 'Plakát: prázdná silnice v mlze a na ní světla vozu.',
    en: 'Poster: an empty road in the mist and the lights of a car.',
  },
}

export const servicePictures: Record<ServiceSlug, SocialPicture> = {
  business: {
    src: '/social/service-business.png',
    alt: {
      cs: 'Plakát: sedan čeká v noci před hotelem.',
      en: 'Poster: a sedan waits in front of a hotel at night.',
    },
  },
  comfort: {
    src: '/social/service-comfort.png',
    alt: {
      cs: 'Plakát: van na kamenném viaduktu v horách.',
      en: 'Poster: a van on a stone viaduct in the mountains.',
    },
  },
  basic: {
    src: '/social/service-basic.png',
    alt: {
      cs: 'Plakát: van na cestě k letišti, nad ním letadlo.',
      en: 'Poster: a van on its way to the airport below a plane.',
    },
  },
}

/** The picture of a poster of an experience; what it shows is told by the experience. */
export function experienceSocialPicture(poster: PosterName, alt: L10n): SocialPicture {
  return {
    src: `/social/${poster}.png`,
    alt,
  }
}
