import { findOrderExperience } from '~/catalogue/order-catalogue'
import { priceText } from '~/components/catalogue/experience-price'
import { OrderSelect } from '~/features/order/details/controls'
import { useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './experience-fields.module.css'

/** The experience and its variant, each variant with its price. */
export function ExperienceFields() {
  const { page, catalogue, missing } = useOrderForm()
  const locale = getLocale()
  const chosen = findOrderExperience(catalogue, useOrderValue('experience'))
  const { titles } = page.catalogue
  if (titles.length === 0) {
    return (
      <p data-for="experience" data-wide>
        {m.order_experiences_unavailable()}
      </p>
    )
  }
  return (
    <>
      <div data-for="experience">
        <OrderSelect name="experience" isRequired>
          <option value="">{m.form_choose()}</option>
          {titles.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[locale]}
            </option>
          ))}
        </OrderSelect>
        <button
          className={`button button-quiet ${styles['question']}`}
          type="submit"
          name="intent"
          value="experience"
          formNoValidate
          formAction={`#${fieldId('variant')}`}
          data-failed={missing === 'failed' || undefined}
        >
          {m.order_experience_choices()}
        </button>
      </div>
      <div data-for="experience">
        <OrderSelect name="variant" isRequired>
          <option value="">{m.form_choose()}</option>
          {chosen ? (
            <optgroup key={chosen.id} label={chosen.title[locale]}>
              {chosen.variants.map(({ id, name, price }) => (
                <option key={id} value={id}>
                  {`${name[locale]}, ${priceText(price)}`}
                </option>
              ))}
            </optgroup>
          ) : null}
        </OrderSelect>
      </div>
    </>
  )
}
