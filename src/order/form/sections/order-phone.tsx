import { useSelector } from '@tanstack/react-form'
import { OrderText } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { PhoneSuggestion } from '~/ui/fields/suggestion'

/** A telephone of the order form with the numbers that were probably meant, by the country of the address. */
export function OrderPhone({ name }: { name: 'phone' | 'guestPhone' | 'recipientPhone' }) {
  const { form, page } = useOrderForm()
  const typed = useOrderValue(name)
  const country = useOrderValue('chooseCountry')
  // Half a number may look like a whole one of another country.
  const isBlurred = useSelector(form.store, ({ fieldMeta }) => fieldMeta[name]?.isBlurred === true)
  const isLeft = isBlurred || page.errors[name] !== undefined
  return (
    <>
      <OrderText name={name} />
      <PhoneSuggestion name={name} typed={isLeft ? typed : ''} country={country} />
    </>
  )
}
