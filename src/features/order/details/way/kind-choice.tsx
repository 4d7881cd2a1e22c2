import { Choice, Choices } from '~/components/form/field'
import { useOrderField, useOrderForm } from '~/features/order/details/form-state'
import { kindLabel, orderLabel } from '~/features/order/typed/field-labels'
import { KINDS } from '~/features/order/typed/typed-order'
import { fieldId } from '~/lib/fields/field-id'

/** What is ordered; CSS shows what the chosen kind needs, also without script. */
export function KindChoice() {
  const { page } = useOrderForm()
  const kind = useOrderField('kind')
  return (
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
  )
}
