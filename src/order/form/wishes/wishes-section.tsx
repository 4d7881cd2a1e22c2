import { appConfig } from '~config'
import { isOffered } from '~/carrier/offered-kinds'
import { kindsWhere } from '~/order/model/kinds'
import { FormSection } from '~/ui/fields/form-section'
import { OrderPhone } from '~/order/form/sections/order-phone'
import { OrderSelect, OrderText, OrderCount } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { ExtraChoices } from '~/order/form/wishes/extra-choices'
import { Fold } from '~/order/form/wishes/fold'
import { orderLabel } from '~/order/fields'
import { driverLanguages } from '~/carrier/driver-languages'
import { formatLanguage } from '~/i18n/format-language'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { Field } from '~/ui/fields/field'
import { ANY_SIZE, SEAT_SIZES, seatSizeText } from '~/order/model/child-seat-sizes'
import styles from './child-seats.module.css'

const { childSeat } = appConfig

/**
 * How many child seats, and the size of each: a line among the folds, which needs no press to open. Without script the page has a select for as many
 * as a car takes.
 */
function ChildSeats() {
  const { form, native, page } = useOrderForm()
  const count = Number(useOrderValue('childSeats'))
  const typed = page.values.childSeatSizes.split(' ')
  const change = () => {
    if (!native.current) return
    const chosen = new FormData(native.current).getAll('childSeatSizes')
    form.setFieldValue('childSeatSizes', chosen.map(String).join(' '))
  }
  return (
    <div className={styles['seats']} data-for={kindsWhere(({ carries }) => carries === 'people')}>
      <OrderCount name="childSeats" from={0} to={childSeat.max} isRow />
      <div className={styles['sizes']}>
        {Array.from({ length: childSeat.max }, (_, index) => (
          <div key={index} data-beyond={index >= count || undefined}>
            <Field
              name={index === 0 ? 'childSeatSizes' : `childSeatSizes-${index + 1}`}
              label={m.order_child_seat_number({ number: index + 1 })}
              isRequired
            >
              {({ required: _required, ...control }) => (
                <select
                  {...control}
                  name="childSeatSizes"
                  defaultValue={typed[index] || ANY_SIZE}
                  onChange={change}
                >
                  <option value={ANY_SIZE}>{m.order_child_seat_any()}</option>
                  {SEAT_SIZES.map((size) => (
                    <option key={size} value={size}>
                      {seatSizeText(size)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
        ))}
      </div>
    </div>
  )
}

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
          <OrderText name="guestName" />
          <div>
            <OrderPhone name="guestPhone" />
          </div>
          <OrderText name="nameBoard" />
        </Fold>
        <Return />
        <Fold
          title={m.word_stops()}
          fields={['stops']}
          isFor={kindsWhere(({ hasStops }) => hasStops)}
        >
          <OrderText name="stops" />
        </Fold>
        {appConfig.childSeat.max > 0 ? <ChildSeats /> : null}
        <DriverLanguage />
        <ExtrasFold />
        <Fold title={m.order_wishes_message()} fields={['subject', 'message']}>
          <OrderText name="subject" />
          <OrderText name="message" rows={3} />
        </Fold>
      </div>
    </FormSection>
  )
}

/** The extras of the carrier and of an experience; where there are none, none are promised. */
function ExtrasFold() {
  const own = appConfig.orderOptions.map(({ code }) => code)
  const isFor = kindsWhere(({ extras }) =>
    extras === 'carrier' ? own.length > 0 : extras === 'experience' && isOffered('experience'),
  )
  if (isFor === '') return null
  const isAsSaid = own.includes('water') && own.includes('wifi')
  return (
    <Fold
      title={isAsSaid ? m.order_wishes_extras() : m.word_extras()}
      fields={['orderOptions']}
      isFor={isFor}
    >
      <ExtraChoices />
    </Fold>
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
      <OrderText name="returnDate" min={date || firstDay} max={page.lastDay} />
      <OrderText name="returnTime" step={300} />
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
      <OrderSelect name="driverLanguage">
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
