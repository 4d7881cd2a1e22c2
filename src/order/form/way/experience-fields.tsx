import { createIsomorphicFn } from '@tanstack/react-start'
import { useEffect, useRef } from 'react'
import type { OrderPage } from '~/order/form/order-page'
import { CompanyPhone } from '~/ui/company-phone'
import { experiencePicture, OwnPicture } from '~/ui/picture'
import { Served } from '~/ui/island/served'
import { findOrderExperience } from '~/back-office/catalogue/order-catalogue'
import { isOffered } from '~/carrier/offered-kinds'
import { kindsWhere } from '~/order/model/kinds'
import { variantPriceText } from '~/ui/cards/experience-price'
import { OrderSelect } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './experience-fields.module.css'

/** The poster of each experience; that of the chosen one is shown. */
const renderPosters = createIsomorphicFn()
  .server(({ catalogue: { titles, chosen } }: OrderPage) =>
    titles.map(({ id }) => (
      <span key={id} data-poster={id} hidden={id !== chosen?.id}>
        <OwnPicture name={experiencePicture(id)} sizes="7rem" />
      </span>
    )),
  )
  .client(() => null)

/** The experience and its variant, each variant with its price. */
export function ExperienceFields() {
  const { page, catalogue, missing } = useOrderForm()
  const locale = getLocale()
  const chosen = findOrderExperience(catalogue, useOrderValue('experience'))
  const { titles } = page.catalogue
  const chosenId = chosen?.id ?? ''
  const posters = useRef<HTMLDivElement>(null)
  useEffect(() => {
    for (const poster of posters.current?.querySelectorAll<HTMLElement>('[data-poster]') ?? [])
      poster.hidden = poster.dataset['poster'] !== chosenId
  }, [chosenId])
  if (!isOffered('experience')) return null
  const isFor = kindsWhere(({ carField }) => carField === 'variant')
  if (titles.length === 0) {
    return (
      <p data-for={isFor} data-wide>
        {page.catalogue.isUnread ? (
          m.order_experiences_unavailable()
        ) : (
          <>
            {m.experiences_none()} <CompanyPhone />
          </>
        )}
      </p>
    )
  }
  return (
    <>
      <div data-for={isFor}>
        <OrderSelect name="experience">
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
      <div data-for={isFor} ref={posters} className={styles['poster']}>
        <Served id="served-posters" as="div">
          {renderPosters(page)}
        </Served>
      </div>
      <div data-for={isFor}>
        <OrderSelect name="variant">
          <option value="">{m.form_choose()}</option>
          {chosen ? (
            <optgroup key={chosen.id} label={chosen.title[locale]}>
              {chosen.variants.map((variant) => (
                <option key={variant.id} value={variant.id}>
                  {`${variant.name[locale]}, ${variantPriceText(variant)}`}
                </option>
              ))}
            </optgroup>
          ) : null}
        </OrderSelect>
      </div>
    </>
  )
}
