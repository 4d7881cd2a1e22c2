import { Picture } from '~/ui/picture'
import { facts } from '~/carrier/facts'
import { FareSection } from '~/ui/cards/fare-section'
import { ServiceTable } from '~/ui/cards/service-table'
import { isOffered } from '~/carrier/offered-kinds'
import { listServices } from '~/carrier/find-service'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './services-page.module.css'

/** All services side by side. */
export function ServicesPage() {
  const services = listServices(getLocale())
  const count = services.length
  return (
    <>
      <h1>{m.services_heading({ count })}</h1>
      <p className="lead">{m.services_lead({ count })}</p>
      <ServiceTable services={services} />
      <FareSection />
      {isOffered('parcel') ? <ParcelService /> : null}
    </>
  )
}

/** Transport without passengers, with its limits and an order link. */
function ParcelService() {
  const locale = getLocale()
  const { parcelStandard, parcelLong, parcelWeight, parcelInsurance } = facts(locale)
  return (
    <section aria-labelledby="parcel" className={styles['parcel']}>
      <Picture name="parcel" sizes="(width >= 52rem) 40vw, 100vw" />
      <div className={styles['text']}>
        <h2 id="parcel">{m.services_parcel_heading()}</h2>
        <p>
          {m.services_parcel_text({
            standard: parcelStandard,
            long: parcelLong,
            weight: parcelWeight,
            insurance: parcelInsurance,
          })}
        </p>
        <p>
          <a className="button button-quiet" href={`${screenPath('order', locale)}?kind=parcel`}>
            {m.services_parcel_order()}
          </a>
        </p>
      </div>
    </section>
  )
}
