import { appConfig } from '~config'
import { Field } from '~/ui/fields/field'
import { OrderCount } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { kindsWhere } from '~/order/model/kinds'
import { ANY_SIZE, SEAT_SIZES, seatSizeText } from '~/order/model/child-seat-sizes'
import { m } from '~/paraglide/messages'
import styles from './child-seats.module.css'

const { childSeat } = appConfig

/**
 * How many child seats, and the size of each: a line among the folds, which needs no press to open. Without script the page has a select for as many
 * as a car takes.
 */
export function ChildSeats() {
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
