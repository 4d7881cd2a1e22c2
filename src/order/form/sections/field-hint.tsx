import { createIsomorphicFn } from '@tanstack/react-start'
import { Served } from '~/ui/island/served'
import { isOffered } from '~/carrier/offered-kinds'
import { kindsWhere } from '~/order/model/kinds'
import type { OrderField } from '~/order/model/typed-order'
import { m } from '~/paraglide/messages'

/**
 * The hint of a field. It never changes, so it is rendered on the server only and the browser loads no words for
 * it.
 */
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
      driverLanguage: m.order_driver_language_hint,
      childSeats: m.order_child_seats_hint,
      subject: m.order_subject_hint,
      message: m.order_message_hint,
    }
    if (name !== 'pickup') return hints[name]?.()
    return (
      <>
        <span data-for={kindsWhere((one) => one.carries === 'people' && one.needsPickup)}>
          {m.order_pickup_hint()}
        </span>
        {isOffered('parcel') ? (
          <span data-for={kindsWhere(({ carries }) => carries === 'parcel')}>
            {m.order_pickup_hint_parcel()}
          </span>
        ) : null}
        {isOffered('experience') ? (
          <span data-for={kindsWhere(({ needsPickup }) => !needsPickup)}>
            {m.order_pickup_hint_experience()}
          </span>
        ) : null}
      </>
    )
  })
  .client(() => null)
