import * as v from 'valibot'
import { offeredWays } from '~/carrier/offered-ways'
import { PAYMENT_METHODS, type PaymentMethod } from '~/carrier/payment-methods'
import { optionalLongText, requiredText } from '~/lib/fields/field-schemas'
import type { ErrorCode } from '~/lib/fields/field-error'

const note = optionalLongText(1_000)

type Payer = { isCompany: boolean }

/** One of the ways of paying that an order offers to a company, or to a private person. */
export function methodSchema({ isCompany }: Payer) {
  return v.object({
    paymentMethod: v.pipe(
      requiredText(20),
      v.rawTransform(({ dataset, addIssue, NEVER }): PaymentMethod => {
        const method = offeredWays({ isCompany: true }).find((known) => known === dataset.value)
        if (method && (isCompany || !PAYMENT_METHODS[method].isForCompanies)) return method
        addIssue({ message: (method ? 'companyOnly' : 'choiceInvalid') satisfies ErrorCode })
        return NEVER
      }),
    ),
  })
}

/** The fields of the summary step: a way of paying and a note of at most 1,000 characters. */
export function paymentSchema(payer: Payer) {
  return v.object({ ...methodSchema(payer).entries, note })
}

/** The same for a request, which is paid only after its offer is accepted: a posted payment method is ignored. */
export const requestPaymentSchema = v.object({
  paymentMethod: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  note,
})
