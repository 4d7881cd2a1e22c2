import { createIsomorphicFn } from '@tanstack/react-start'
import { Served } from '~/components/served'
import type { OrderField } from '~/features/order/typed/typed-order'
import { m } from '~/paraglide/messages'

/** The hint of a field, which never changes: it stays as the server wrote it, and no browser loads its words. */
export function fieldHint(name: OrderField) {
  return (
    <Served id={`served-hint-${name}`} as="span">
      {renderHint(name)}
    </Served>
  )
}

const renderHint = createIsomorphicFn()
  .server((name: OrderField) => {
    const hints: Partial<Record<OrderField, () => string>> = {
      luggages: m.order_luggages_hint,
      recipientPhone: m.order_phone_hint,
      time: m.order_time_hint,
      flightNumber: m.order_flight_hint,
      email: m.order_email_hint,
      phone: m.order_phone_hint,
      customerCompanyID: m.order_company_id_hint,
      customerCompanyVATID: m.order_company_vat_id_hint,
      street: m.order_street_hint,
      zip: m.order_zip_hint,
      nameBoard: m.order_name_board_hint,
      childSeats: m.order_child_seats_hint,
      subject: m.order_subject_hint,
      message: m.order_message_hint,
    }
    if (name !== 'pickup') return hints[name]?.()
    return (
      <>
        <span data-for="ride hourly">{m.order_pickup_hint()}</span>
        <span data-for="parcel">{m.order_pickup_hint_parcel()}</span>
        <span data-for="experience">{m.order_pickup_hint_experience()}</span>
      </>
    )
  })
  .client(() => null)
