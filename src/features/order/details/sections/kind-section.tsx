import { Choice, Choices } from '~/components/form/field'
import { findOrderExperience } from '~/catalogue/order-catalogue'
import { FormSection } from '~/components/form/form-section'
import { useOrderField, useOrderForm, useOrderValue } from '~/features/order/details/form-state'
import { kindLabel, orderLabel } from '~/features/order/typed/field-labels'
import { OrderSelect } from '~/features/order/details/controls'
import { KINDS } from '~/features/order/typed/typed-order'
import { capacityText } from '~/components/catalogue/capacity-text'
import { serviceNames, serviceSlugs } from '~/tariff/service-slugs'
import { appConfig } from '~config'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'
import styles from './kind-section.module.css'

/** What is ordered: the kind, then the service or the experience with its variant. */
export function KindSection() {
  const { page } = useOrderForm()
  const kind = useOrderField('kind')
  const service = useOrderField('service')
  return (
    <FormSection title={m.order_section_kind()}>
      <Choices name="kind" legend={orderLabel('kind')} error={kind.error} isRow>
        {KINDS.map((value, index) => (
          <Choice
            key={value}
            type="radio"
            name="kind"
            value={value}
            id={index === 0 ? fieldId('kind') : `${fieldId('kind')}-${value}`}
            isChecked={page.values.kind === value}
            onChange={() => kind.handlers.onInput({ currentTarget: { value } })}
          >
            {kindLabel(value)}
          </Choice>
        ))}
      </Choices>
      <div data-for="ride hourly parcel" data-wide>
        <Choices name="service" legend={orderLabel('service')} error={service.error}>
          {serviceSlugs.map((slug, index) => (
            <Choice
              key={slug}
              type="radio"
              name="service"
              value={slug}
              id={index === 0 ? fieldId('service') : `${fieldId('service')}-${slug}`}
              isChecked={page.values.service === slug}
              onChange={() => service.handlers.onInput({ currentTarget: { value: slug } })}
            >
              <strong>{serviceNames[slug]}</strong>
              <span data-for="ride hourly">{`, ${serviceNote(slug)}`}</span>
            </Choice>
          ))}
        </Choices>
      </div>
      <ExperienceFields />
    </FormSection>
  )
}

function serviceNote(slug: keyof typeof appConfig.services): string {
  const { maxPassengers, maxLuggage } = appConfig.services[slug]
  return capacityText(maxPassengers, maxLuggage)
}

function ExperienceFields() {
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
              {chosen.variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {variant.name[locale]}
                </option>
              ))}
            </optgroup>
          ) : null}
        </OrderSelect>
      </div>
    </>
  )
}
