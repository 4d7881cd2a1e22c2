import type * as v from 'valibot'
import type { OrderCatalogue } from '~/back-office/catalogue/order-catalogue'
import {
  addressSchema,
  companySchema,
  customerSchema,
  deliverySchema,
  unwrittenSchema,
} from '~/order/rules/order-schema'
import type { AddressNeed } from '~/order/model/address-need'
import type { CheckedFor } from '~/order/model/order-times'
import type { Order } from '~/order/model/order'
import type { OrderErrors, OrderValues } from '~/order/model/typed-order'
import { parseCompanyId } from '~/lib/fields/company-id'
import { parsePostalCode } from '~/lib/fields/postal-code'
import type { FieldError } from '~/lib/fields/field-error'
import { readFields } from '~/lib/fields/read-fields'
import { otherVatId, parseVatId } from '~/lib/fields/vat-id'

export type Customer = v.InferOutput<typeof customerSchema | typeof unwrittenSchema> & Billing

type Billing = Pick<
  Order,
  | 'street'
  | 'city'
  | 'zip'
  | 'chooseCountry'
  | 'customerCompany'
  | 'customerCompanyName'
  | 'customerCompanyID'
  | 'customerCompanyVATID'
  | 'customerIsOtherAddress'
  | 'deliveryAddress'
>

const NO_COMPANY = {
  customerCompany: false,
  customerCompanyName: null,
  customerCompanyID: null,
  customerCompanyVATID: null,
}

const NO_BILLING: Billing = {
  street: '',
  city: '',
  zip: '',
  chooseCountry: '',
  ...NO_COMPANY,
  customerIsOtherAddress: false,
  deliveryAddress: null,
}

/**
 * Reads the customer, billing and delivery; null if an error was written to `errors`. Our office may leave the e-mail
 * address out.
 */
export function readCustomer(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
  { need, checkedFor }: { need: AddressNeed; checkedFor: CheckedFor },
): Customer | null {
  const isUnwritten = checkedFor !== 'site' && values.email === ''
  const customer = isUnwritten
    ? readFields(unwrittenSchema, values, errors)
    : readFields(customerSchema, values, errors)
  const billing = readBilling(values, catalogue, { need, errors })
  return customer && billing && { ...customer, ...billing }
}

type BillingRead = { need: AddressNeed; errors: OrderErrors }

/**
 * Reads billing and delivery; null or incomplete if an error was written to `errors`. Where no address is
 * required, one that was begun has to be complete.
 */
export function readBilling(
  values: OrderValues,
  catalogue: OrderCatalogue,
  { need, errors }: BillingRead,
): Billing | null {
  const isKnownCountry = (code: string) => catalogue.countries.some((known) => known.code === code)
  const deliveryAddress = readDelivery(values, isKnownCountry, errors)
  const delivery = { customerIsOtherAddress: deliveryAddress !== null, deliveryAddress }
  const isBegun = [values.street, values.city, values.zip].some((typed) => typed !== '')
  if (need !== 'required' && !values.customerCompany && !isBegun)
    return { ...NO_BILLING, ...delivery }
  const address = readFields(addressSchema, values, errors)
  const zip = parsePostalCode(values.zip, values.chooseCountry)
  if (!isKnownCountry(values.chooseCountry)) errors.chooseCountry ??= { code: 'choiceInvalid' }
  if (zip === null) errors.zip ??= wrongZip(values.zip)
  const company = readCompany(values, errors)
  if (!address || zip === null) return null
  return { ...address, zip, ...company, ...delivery }
}

function wrongZip(typed: string): FieldError {
  return { code: typed.trim() === '' ? 'required' : 'zipInvalid' }
}

function wrongNumber(typed: string): FieldError {
  return { code: typed.trim() === '' ? 'required' : 'companyIdInvalid' }
}

function readCompany(values: OrderValues, errors: OrderErrors) {
  if (!values.customerCompany) return NO_COMPANY
  const company = readFields(companySchema, values, errors)
  const id = parseCompanyId(values.customerCompanyID, values.chooseCountry)
  if (id === null) errors.customerCompanyID ??= wrongNumber(values.customerCompanyID)
  const typedVatId = values.customerCompanyVATID.trim()
  const vatId = typedVatId ? parseVatId(typedVatId, values.chooseCountry) : null
  if (typedVatId && !vatId) errors.customerCompanyVATID ??= { code: 'vatIdInvalid' }
  const other = vatId && id && otherVatId(vatId, id, values.chooseCountry)
  if (other) errors.customerCompanyVATID ??= { code: 'vatIdOther', read: other }
  if (!company) return NO_COMPANY
  return {
    customerCompany: true,
    customerCompanyName: company.customerCompanyName,
    customerCompanyID: id || null,
    customerCompanyVATID: vatId,
  }
}

function readDelivery(
  values: OrderValues,
  isKnownCountry: (code: string) => boolean,
  errors: OrderErrors,
): Order['deliveryAddress'] {
  if (!values.customerIsOtherAddress) return null
  const address = readFields(deliverySchema, values, errors)
  const zip = parsePostalCode(values.deliveryZip, values.deliveryCountry)
  if (!isKnownCountry(values.deliveryCountry)) errors.deliveryCountry ??= { code: 'choiceInvalid' }
  if (zip === null) errors.deliveryZip ??= wrongZip(values.deliveryZip)
  if (!address) return null
  const { deliveryStreet: street, deliveryCity: city, deliveryCountry: country } = address
  return { street, city, zip: zip ?? '', country }
}
