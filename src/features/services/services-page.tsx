import { ServiceTable } from '~/features/services/service-table'
import { listServices } from '~/features/services/services'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** All services side by side. */
export function ServicesPage() {
  return (
    <>
      <h1>{m.services_heading()}</h1>
      <p className="lead">{m.services_lead()}</p>
      <ServiceTable services={listServices(getLocale())} headingLevel={2} />
    </>
  )
}
