import type { OrderCatalogue } from '~/catalogue/order-catalogue'
import {
  addressSchema,
  companySchema,
  customerSchema,
  deliverySchema,
} from '~/features/order/rules/order-schema'
import type { OrderErrors, OrderValues } from '~/features/order/typed/typed-order'
import { parseCompanyId, parseForeignCompanyId } from '~/lib/fields/company-id'
import { parsePostalCode } from '~/lib/fields/postal-code'
import { readFields } from '~/lib/fields/read-fields'
import { parseVatId } from '~/lib/fields/vat-id'
import type { OrderBody } from '~/provider/contract-order'

export type Customer = Pick<OrderBody, 'subject' | 'message' | 'name' | 'email' | 'phone'> & Billing

type Billing = Pick<
  OrderBody,
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
 * Who orders and where the invoice and the delivery go; null when an error was written to `errors`. Of a request
 * the latter is not read: nobody has to say it before there is a price.
 */
export function readCustomer(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
  isRequest: boolean,
): Customer | null {
  const customer = readFields(customerSchema, values, errors)
  const billing = isRequest ? NO_BILLING : readBilling(values, catalogue, errors)
  return customer && billing && { ...customer, ...billing }
}

/** Where the invoice and the delivery go; null or incomplete when an error was written to `errors`. */
export function readBilling(
  values: OrderValues,
  catalogue: OrderCatalogue,
  errors: OrderErrors,
): Billing | null {
  const isKnownCountry = (code: string) => catalogue.countries.some((known) => known.code === code)
  const address = readFields(addressSchema, values, errors)
  const zip = parsePostalCode(values.zip, values.chooseCountry)
  if (!isKnownCountry(values.chooseCountry)) errors.chooseCountry ??= { code: 'choiceInvalid' }
  else if (!zip) errors.zip ??= { code: 'zipInvalid' }
  const company = readCompany(values, errors)
  const deliveryAddress = readDelivery(values, isKnownCountry, errors)
  if (!address || !zip) return null
  return {
    ...address,
    zip,
    ...company,
    customerIsOtherAddress: deliveryAddress !== null,
    deliveryAddress,
  }
}

function readCompany(values: OrderValues, errors: OrderErrors) {
  if (!values.customerCompany) return NO_COMPANY
  const company = readFields(companySchema, values, errors)
  const isCzech = values.chooseCountry === 'CZ'
  const id = (isCzech ? parseCompanyId : parseForeignCompanyId)(values.customerCompanyID)
  if (!id) errors.customerCompanyID ??= { code: 'companyIdInvalid' }
  const typedVatId = values.customerCompanyVATID.trim()
  const vatId = typedVatId ? parseVatId(typedVatId) : null
  if (typedVatId && !vatId) errors.customerCompanyVATID ??= { code: 'vatIdInvalid' }
  if (!company) return NO_COMPANY
  return {
    customerCompany: true,
    customerCompanyName: company.customerCompanyName,
    customerCompanyID: id,
    customerCompanyVATID: vatId,
  }
}

function readDelivery(
  values: OrderValues,
  isKnownCountry: (code: string) => boolean,
  errors: OrderErrors,
): OrderBody['deliveryAddress'] {
  if (!values.customerIsOtherAddress) return null
  const address = readFields(deliverySchema, values, errors)
  const zip = parsePostalCode(values.deliveryZip, values.deliveryCountry)
  if (!isKnownCountry(values.deliveryCountry)) errors.deliveryCountry ??= { code: 'choiceInvalid' }
  else if (!zip) errors.deliveryZip ??= { code: 'zipInvalid' }
  if (!address) return null
  const { deliveryStreet: street, deliveryCity: city, deliveryCountry: country } = address
  return { street, city, zip: zip ?? '', country }
}
