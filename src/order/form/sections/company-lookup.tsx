import { type MouseEvent, useState } from 'react'
import { COMPANY_FIELDS, type Company } from '~/order/company/company'
import { useOrderForm } from '~/order/form/form-state'
import type { CompanyOutcome } from '~/order/form/order-page'
import { fieldId } from '~/lib/fields/field-id'
import { m } from '~/paraglide/messages'
import styles from './billing-section.module.css'

/**
 * Fills in company data by its number; only empty fields change. Without script, or if the script fails to load,
 * the button posts the form and the server fills it in. A failure never blocks the form.
 */
export function CompanyLookup() {
  const { form, page, native } = useOrderForm()
  const [outcome, setOutcome] = useState<CompanyOutcome | 'searching' | null>(page.company)

  async function lookUp(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const button = event.currentTarget
    setOutcome('searching')
    const asking = await import('~/order/form/sections/ask-company').catch(() => null)
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
    // Like typing: triggers autosave and the price.
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
