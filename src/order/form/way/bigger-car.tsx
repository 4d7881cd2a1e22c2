import { type MouseEvent, useState } from 'react'
import { useOrderForm, useOrderHints } from '~/order/form/form-state'
import { capacityText } from '~/ui/cards/capacity-text'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from '~/order/form/sections/order-hints.module.css'

/**
 * Offers a car that fits when the chosen one is too small. One press selects it: at once with script, else by a
 * post that keeps the input.
 */
export function BiggerCar() {
  const { form } = useOrderForm()
  const [taken, setTaken] = useState('')
  const { bigger } = useOrderHints()
  const locale = getLocale()

  function take(event: MouseEvent<HTMLButtonElement>) {
    const native = event.currentTarget.form
    if (!bigger || !native) return
    event.preventDefault()
    choose(native, bigger)
    form.setFieldValue(bigger.field, bigger.value)
    setTaken(bigger.name[locale])
    document.getElementById(fieldId('passengers'))?.focus()
    // Like a manual choice: triggers autosave and the price.
    native.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <output className={styles['hint']}>
      {bigger ? (
        <button
          className="button button-quiet"
          type="submit"
          name="intent"
          value="bigger"
          formNoValidate
          formAction={`#${fieldId('passengers')}`}
          onClick={take}
        >
          {m.order_bigger_service({
            name: bigger.name[locale],
            capacity: capacityText(bigger.maxPassengers, bigger.maxLuggage),
          })}
        </button>
      ) : null}
      {!bigger && taken ? m.order_bigger_taken({ name: taken }) : null}
    </output>
  )
}

/** Writes to the native controls, which are uncontrolled. */
function choose(native: HTMLFormElement, { field, value }: { field: string; value: string }): void {
  const control = native.elements.namedItem(field)
  if (control instanceof RadioNodeList || control instanceof HTMLSelectElement) {
    control.value = value
  }
}
