import { type MouseEvent, useState } from 'react'
import { COMPANY_FIELDS, type CompanyLookup } from '~/features/companies/company'
import { useOrderForm } from '~/features/orders/order-form-context'
import type { CompanyOutcome } from '~/features/orders/order-page'
import { fieldId } from '~/components/form/field'
import { m } from '~/paraglide/messages'
import styles from './billing-section.module.css'

/**
 * Fills in a company by its number. Without script the button posts the form and the server fills it in;
 * only empty fields change, and a failure never stands in the way.
 */
export function CompanyLookupButton() {
  const { form, page } = useOrderForm()
  const [outcome, setOutcome] = useState<CompanyOutcome | 'searching' | null>(page.company)

  async function lookUp(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault()
    const native = event.currentTarget.form
    setOutcome('searching')
    const lookup = await fetchCompany(form.getFieldValue('customerCompanyID'))
    if (!lookup.ok) return setOutcome(lookup.error)
    for (const name of COMPANY_FIELDS) {
      const control = native?.elements.namedItem(name)
      if (!(control instanceof HTMLInputElement) || control.value.trim()) continue
      control.value = lookup.company[name]
      form.setFieldValue(name, control.value)
    }
    // Like typing: the draft and the price hear of it.
    native?.dispatchEvent(new Event('change'))
    setOutcome('found')
  }

  return (
    <div className={styles['lookup']}>
      <button
        className="button button-quiet"
        type="submit"
        name="intent"
        value="company"
        formNoValidate
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

async function fetchCompany(id: string): Promise<CompanyLookup> {
  try {
    const response = await fetch(`/api/company?${new URLSearchParams({ id }).toString()}`)
    if (response.ok) return await response.json()
  } catch {
    // The same as a register that does not answer.
  }
  return { ok: false, error: 'unavailable' }
}
