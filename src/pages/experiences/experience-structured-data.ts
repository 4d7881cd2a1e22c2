import type { ItemList, TouristTrip } from 'schema-dts'
import { screenPath } from '~/i18n/screens'
import type { Locale } from '~/lib/locale'
import { sharedPicture } from '~/http/document/shared-picture'
import { carrierId, decimalPrice, pageList, vatOfPrice } from '~/http/document/structured-data'
import type { Experience, ListedExperience } from '~/back-office/contract'
import {
  experienceSocialPicture,
  experiencesPicture,
  type SocialPicture,
} from '~carrier/pictures/social-pictures'
import { posterAt } from '~carrier/pictures/posters'

/** An experience as a trip with an offer for each variant that has a price; on request has no offer. */
export function experienceTrip(
  origin: string,
  locale: Locale,
  experience: Experience,
): TouristTrip {
  const { title, perex, slug, places, variants } = experience
  const url = origin + screenPath('experience', locale, slug[locale])
  return {
    '@type': 'TouristTrip',
    name: title[locale],
    description: perex[locale],
    url,
    image: new URL(sharedPicture(socialPictureOf(experience)).src, `${origin}/`).href,
    provider: { '@id': carrierId(origin) },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: places.map((place, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: place[locale],
      })),
    },
    offers: variants.flatMap(({ name, price, vatRateBp }) =>
      price
        ? [
            {
              '@type': 'Offer' as const,
              name: name[locale],
              price: decimalPrice(price.amount),
              priceCurrency: price.currency,
              url,
              priceSpecification: {
                '@type': 'PriceSpecification' as const,
                price: decimalPrice(price.amount),
                priceCurrency: price.currency,
                ...vatOfPrice(vatRateBp),
              },
            },
          ]
        : [],
    ),
  }
}

/** The experiences of the offer as a list of pages. */
export function experienceList(
  origin: string,
  locale: Locale,
  experiences: ListedExperience[],
): ItemList {
  return pageList(
    origin,
    experiences.map(({ title, slug }) => ({
      label: title[locale],
      path: screenPath('experience', locale, slug[locale]),
    })),
  )
}

/** The picture of an experience in link previews: drawn from its poster, or its own photograph. */
export function socialPictureOf({ image }: Pick<Experience, 'image'>): SocialPicture {
  if (!image) return experiencesPicture
  const poster = posterAt(image.src)
  return poster ? experienceSocialPicture(poster, image.alt) : image
}
