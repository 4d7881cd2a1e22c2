import { Choice, Choices } from '~/ui/fields/field'
import { useControl } from '~/ui/fields/app-form'
import { OrderControl } from '~/order/form/controls'
import { useOrderForm } from '~/order/form/form-state'
import { orderLabel } from '~/order/fields'
import { offeredKinds } from '~/carrier/offered-kinds'
import { KIND_RULES } from '~/order/model/kinds'
import { fieldId } from '~/lib/fields/field-id'

/**
 * Choice of the kind of order; none is shown where the carrier takes rides alone. CSS shows the fields of the chosen
 * kind, also without script.
 */
export function KindChoice() {
  if (offeredKinds().length === 1) {
    return <input type="radio" name="kind" value={offeredKinds()[0]} defaultChecked hidden />
  }
  return (
    <OrderControl name="kind">
      <Kinds />
    </OrderControl>
  )
}

function Kinds() {
  const { page } = useOrderForm()
  const { error, handlers } = useControl()
  return (
    <Choices name="kind" legend={orderLabel('kind')} error={error} isRow>
      {offeredKinds().map((value, index) => (
        <Choice
          key={value}
          type="radio"
          name="kind"
          value={value}
          id={index === 0 ? fieldId('kind') : `${fieldId('kind')}-${value}`}
          isChecked={page.values.kind === value}
          onChange={() => handlers.onInput({ currentTarget: { value } })}
        >
          {KIND_RULES[value].label()}
        </Choice>
      ))}
    </Choices>
  )
}
