import * as v from 'valibot'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { optionalLongText, requiredText } from '~/lib/fields/field-schemas'
import type { ErrorCode } from '~/lib/fields/field-error'
import type { PaymentValues } from '~/order/model/typed-order'

const note = optionalLongText(1_000)

/** `ways` are those that the carrier offers to anybody (carrier/offered-ways.ts). */
type Payer = { isCompany: boolean; ways: readonly PaymentMethod[] }

/** The offered way of that name. A private person cannot choose what is offered to companies alone. */
function offered({ isCompany, ways }: Payer) {
  return v.rawTransform<string, PaymentMethod>(({ dataset, addIssue, NEVER }) => {
    const method = ways.find((known) => known === dataset.value)
    if (method && (isCompany || !PAYMENT_METHODS[method].isForCompanies)) return method
    addIssue({ message: (method ? 'companyOnly' : 'choiceInvalid') satisfies ErrorCode })
    return NEVER
  })
}

/** One of the ways of paying that an order offers to a company, or to a private person. */
export function methodSchema(payer: Payer) {
  return v.object({ paymentMethod: v.pipe(requiredText(20), offered(payer)) })
}

const NOTHING = v.pipe(
  v.string(),
  v.transform(() => null),
)

type Pressed = { paymentMethod: PaymentMethod | null; note: string | null }

/**
 * The fields of the summary step: a way of paying and a note of at most 1,000 characters. A request may leave the way
 * open: it is a wish, and binds nothing until its offer is accepted.
 */
export function summarySchema(
  payer: Payer & { isRequest: boolean },
): v.GenericSchema<PaymentValues, Pressed> {
  const { paymentMethod } = methodSchema(payer).entries
  const wish = v.lazy((typed) => (typed === '' ? NOTHING : paymentMethod))
  return payer.isRequest
    ? v.object({ paymentMethod: wish, note })
    : v.object({ ...methodSchema(payer).entries, note })
}
