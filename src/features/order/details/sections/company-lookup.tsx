import { type MouseEvent, useState } from 'react'
import { COMPANY_FIELDS, type Company } from '~/features/order/company/company'
import { useOrderForm } from '~/features/order/details/form-state'
import type { CompanyOutcome } from '~/features/order/details/order-page'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import styles from './billing-section.module.css'

/**
 * Fills in a company by its number. Without script, and when what asks does not come, the button posts the form
 * and the server fills it in; only empty fields change, and a failure never stands in the way.
 */
export function CompanyLookup() {
  const { form, page, native } = useOrderForm()
  const [outcome, setOutcome] = useState<CompanyOutcome | 'searching' | null>(page.company)

  async function lookUp(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const button = event.currentTarget
    setOutcome('searching')
    const asking = await import('~/features/order/details/sections/ask-company').catch(() => null)
    if (!asking) return native.current?.requestSubmit(button)
    const lookup = await asking.askCompanyOnce(form.getFieldValue('customerCompanyID'))
    if (!lookup.ok) return setOutcome(lookup.error)
    fillIn(lookup.company)
    setOutcome('found')
  }

  function fillIn(company: Company): void {
    for (const name of COMPANY_FIELDS) {
      const control = native.current?.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement) || control.value.trim()) continue
      control.value = company[name]
      form.setFieldValue(name, control.value)
    }
    // Like typing: the draft and the price hear of it.
    native.current?.dispatchEvent(new Event('change'))
  }

  return (
    <div className={styles['lookup']}>
      <button
        className="button button-quiet"
        type="submit"
        name="intent"
        value="company"
        formNoValidate
        formAction={`#${fieldId('customerCompanyID')}`}
        aria-controls={fieldId('customerCompanyName')}
        onClick={(event) => void lookUp(event)}
      >
        {m.company_lookup()}
      </button>
      <output className="quiet">{outcome ? OUTCOMES[outcome]() : ''}</output>
    </div>
  )
}

const OUTCOMES: Record<CompanyOutcome | 'searching', () => string> = {
  searching: m.company_lookup_searching,
  found: m.company_lookup_found,
  invalid: m.field_company_id_invalid,
  unknown: m.company_lookup_unknown,
  unavailable: m.company_lookup_unavailable,
}
