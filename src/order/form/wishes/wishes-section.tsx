import { appConfig } from '~config'
import { kindsWhere } from '~/order/model/kinds'
import { FormSection } from '~/ui/fields/form-section'
import { OrderSelect, OrderText, OrderTextArea } from '~/order/form/controls'
import { fieldHint } from '~/order/form/sections/field-hint'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { ChildSeats } from '~/order/form/wishes/child-seats'
import { ExtraChoices } from '~/order/form/wishes/extra-choices'
import { Fold } from '~/order/form/wishes/fold'
import { orderLabel } from '~/order/model/field-labels'
import { driverLanguages } from '~/carrier/driver-languages'
import { formatNumber } from '~/i18n/format'
import { formatLanguage } from '~/i18n/format-language'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const { ordering } = appConfig

/** Optional fields: another passenger, the way back, stops, child seats, the driver's language, extras, a message. */
export function WishesSection() {
  return (
    <FormSection title={m.order_section_wishes()}>
      <div data-wide>
        <Fold
          title={m.order_wishes_guest()}
          fields={['nameBoard', 'guestName', 'guestPhone']}
          isFor={kindsWhere(({ carries }) => carries === 'people')}
        >
          <OrderText name="guestName" autoComplete="off" maxLength={100} />
          <OrderText name="guestPhone" type="tel" autoComplete="off" maxLength={40} />
          <OrderText name="nameBoard" hint={fieldHint('nameBoard')} maxLength={100} />
        </Fold>
        <Return />
        <Fold
          title={m.order_wishes_stops()}
          fields={['stops']}
          isFor={kindsWhere(({ hasStops }) => hasStops)}
        >
          <OrderTextArea
            name="stops"
            rows={2}
            maxLength={1_200}
            hint={m.order_stops_hint({ limit: formatNumber(ordering.maxStops, getLocale()) })}
          />
        </Fold>
        <ChildSeats />
        <DriverLanguage />
        <Fold
          title={m.order_wishes_extras()}
          fields={['orderOptions']}
          isFor={kindsWhere(({ carries }) => carries === 'people')}
        >
          <ExtraChoices />
        </Fold>
        <Fold title={m.order_wishes_message()} fields={['subject', 'message']}>
          <OrderText name="subject" hint={fieldHint('subject')} maxLength={100} isWide />
          <OrderTextArea name="message" hint={fieldHint('message')} rows={3} maxLength={2_000} />
        </Fold>
      </div>
    </FormSection>
  )
}

function Return() {
  const { page } = useOrderForm()
  const [firstDay] = page.earliest.split('T')
  const date = useOrderValue('date')
  return (
    <Fold
      title={m.order_return()}
      fields={['returnDate', 'returnTime']}
      isFor={kindsWhere(({ hasReturn }) => hasReturn)}
    >
      <OrderText name="returnDate" type="date" min={date || firstDay} max={page.lastDay} />
      <OrderText name="returnTime" type="time" step={300} />
    </Fold>
  )
}

/**
 * A wish for the driver's language; nothing where the drivers speak one language only. A value outside the list, from a
 * draft, stays selected, so that validation can report it.
 */
function DriverLanguage() {
  const typed = useOrderValue('driverLanguage')
  if (driverLanguages.length < 2) return null
  const isForeign = typed !== '' && !driverLanguages.includes(typed)
  return (
    <Fold
      title={orderLabel('driverLanguage')}
      fields={['driverLanguage']}
      isFor={kindsWhere(({ carries }) => carries === 'people')}
    >
      <OrderSelect name="driverLanguage" hint={fieldHint('driverLanguage')}>
        <option value="">{m.order_driver_language_any()}</option>
        {driverLanguages.map((code) => (
          <option key={code} value={code}>
            {nameOf(code)}
          </option>
        ))}
        {isForeign ? <option value={typed}>{typed}</option> : null}
      </OrderSelect>
    </Fold>
  )
}

function nameOf(code: string): string {
  const name = formatLanguage(code, getLocale())
  return name.charAt(0).toUpperCase() + name.slice(1)
}
