import type { PosterName } from '~/content/posters'
import type { L10n } from '~/lib/app-config'

/** A picture that social networks and messengers show beside a link. */
export type SocialPicture = { src: string; width: number; height: number; alt: L10n }

/** A picture of ours, drawn from a poster by `npm run social-pictures`. */
function ours(name: string, alt: L10n): SocialPicture {
  return { src: `/social/${name}.png`, width: 1200, height: 630, alt }
}

/** One picture per screen and service. */
export const socialPictures = {
  home: ours('home', {
    cs: 'Plakát: tmavý sedan s rozsvícenými světly pod Pražským hradem a Karlovým mostem.',
    en: 'Poster: a dark sedan with its lights on below Prague Castle and Charles Bridge.',
  }),
  services: ours('services', {
    cs: 'Plakáty: sedan u hotelu, van na viaduktu a van na cestě k letišti.',
    en: 'Posters: a sedan at a hotel, a van on a viaduct and a van on its way to the airport.',
  }),
  fleet: ours('fleet', {
    cs: 'Plakát: sedan a van z boku, oba v noční modři s mosaznou linkou.',
    en: 'Poster: a sedan and a van from the side, both in night blue with a brass line.',
  }),
  experiences: ours('experiences', {
    cs: 'Plakáty: Karlovy Vary, Vídeň a Krkonoše.',
    en: 'Posters: Karlovy Vary, Vienna and the Giant Mountains.',
  }),
  faq: ours('faq', {
    cs: 'Plakát: vůz v noci svítí na rozcestník.',
    en: 'Poster: a car lights up a signpost at night.',
  }),
  contact: ours('contact', {
    cs: 'Plakát: cesta od vozu se stuhou vine krajinou až k balíčku.',
    en: 'Poster: a ribbon winds through the country as a road, from a car to a parcel.',
  }),
  order: ours('order', {
    cs: 'Plakát: vůz jede za úsvitu po silnici ke slunci.',
    en: 'Poster: a car on its way towards the sun at dawn.',
  }),
  legal: ours('legal', {
    cs: 'Plakát: prázdná silnice v mlze a na ní světla vozu.',
    en: 'Poster: an empty road in the mist and the lights of a car.',
  }),
  'service-business': ours('service-business', {
    cs: 'Plakát: sedan čeká v noci před hotelem.',
    en: 'Poster: a sedan waits in front of a hotel at night.',
  }),
  'service-comfort': ours('service-comfort', {
    cs: 'Plakát: van na kamenném viaduktu v horách.',
    en: 'Poster: a van on a stone viaduct in the mountains.',
  }),
  'service-basic': ours('service-basic', {
    cs: 'Plakát: van na cestě k letišti, nad ním letadlo.',
    en: 'Poster: a van on its way to the airport below a plane.',
  }),
} as const

/** The picture of a poster of an experience; what it shows is told by the experience. */
export function experienceSocialPicture(poster: PosterName, alt: L10n): SocialPicture {
  return ours(poster, { cs: `Plakát: ${alt.cs}`, en: `Poster: ${alt.en}` })
}
