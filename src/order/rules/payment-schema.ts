import * as v from 'valibot'
import { appConfig } from '~config'
import { optionalLongText, requiredText } from '~/lib/fields/field-schemas'
import type { ErrorCode } from '~/lib/fields/field-error'

const { methods } = appConfig.payment

const note = optionalLongText(1_000)

/** The fields of the summary step: the carrier's payment methods and a note of at most 1,000 characters. */
export const paymentSchema = v.object({
  paymentMethod: v.pipe(
    requiredText(20),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const method = methods.find((known) => known === dataset.value)
      if (method) return method
      addIssue({ message: 'choiceInvalid' satisfies ErrorCode })
      return NEVER
    }),
  ),
  note,
})

/** The same for a request, which is paid only after its offer is accepted: a posted payment method is ignored. */
export const requestPaymentSchema = v.object({
  paymentMethod: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  note,
})
