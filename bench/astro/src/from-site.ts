// All that the Astro page takes from the site. It stands in a module of TypeScript because no check reads an .astro
// file: where a name of the site moves, `npm run check` fails here. bench/astro-page.test.ts reads what the page says.
import '~/styles/every-page.css'

export { appConfig } from '~config'
export {
  fareLength,
  fareName,
  fareUnit,
  rideOrder,
  seatsText,
} from '~/components/catalogue/fare-texts'
export { pricedRates, vatNote } from '~/components/catalogue/vat-note'
export { fromPriceText } from '~/components/catalogue/experience-from-price'
export { default as cardStyles } from '~/components/catalogue/experience-cards.module.css'
export { default as fareStyles } from '~/components/catalogue/fare-section.module.css'
export { default as finderStyles } from '~/components/catalogue/price-finder.module.css'
export { default as posterStyles } from '~/components/catalogue/poster-sheet.module.css'
export { default as sheetStyles } from '~/components/catalogue/service-sheets.module.css'
export { default as tableStyles } from '~/components/catalogue/fare-table.module.css'
export { default as noteStyles } from '~/components/catalogue/vat-note.module.css'
export { default as disclosureStyles } from '~/components/disclosure.module.css'
export { default as homeStyles } from '~/features/home/home-page.module.css'
export { carCategories } from '~/content/cars'
export { facts } from '~/content/facts'
export { listServices } from '~/content/find-service'
export { home } from '~/content/home'
export { posterAddress, posterAt, type PosterName, posters } from '~/content/posters'
export { formatDuration, formatMoney, formatNumber, formatPhone } from '~/i18n/format'
export { formatAddress } from '~/i18n/format-address'
export { formatOneOf } from '~/i18n/format-lists'
export { aboutAnchor, furtherPages, navigation, screenLabel } from '~/i18n/navigation'
export { screenPath } from '~/i18n/screens'
export { czk } from '~/lib/money'
export { m } from '~/paraglide/messages'
export { overwriteGetLocale } from '~/paraglide/runtime'
export { experiences } from '~/provider/embedded/seed/experiences'
export { fares } from '~/tariff/fares'
export { serviceNames, serviceSlugs } from '~/tariff/service-slugs'
