import { appConfig } from '~config'
import { useShownError } from '~/ui/fields/app-form'
import { Choice, Choices } from '~/ui/fields/field'
import { optionPriceText } from '~/ui/cards/experience-price'
import { findOrderExperience, type OrderExperience } from '~/back-office/catalogue/order-catalogue'
import { OrderControl } from '~/order/form/controls'
import { useOrderForm, useOrderValue } from '~/order/form/form-state'
import { checkedOptions } from '~/order/form/use-catalogue'
import { orderLabel } from '~/order/fields'
import { kindsWhere } from '~/order/model/kinds'
import { availableOptions, type OrderOption } from '~/order/model/order-options'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'

type Extra = {
  option: OrderOption
  /** Kinds of order that the extra is for, as a `data-for` value for CSS. */
  isFor: string
  /** Price with its unit; empty if it depends on the experience. */
  price: string
}

const OF_CARRIER = kindsWhere(({ extras }) => extras === 'carrier')
const ONLY_EXPERIENCE = kindsWhere(({ extras }) => extras === 'experience')

/** Extras by code: each appears once, so that switching the kind cannot order it twice. */
function listExtras(options: {
  ride: OrderOption[]
  experience: OrderOption[]
  variants: { durationMin: number }[]
}): Extra[] {
  const all = [...options.ride, ...options.experience]
  const codes = [...new Set(all.map(({ code }) => code))]
  return codes.flatMap((code) => {
    const same = all.filter((option) => option.code === code)
    const [option] = same
    if (!option) return []
    const prices = new Set(
      same.map(({ price, per, vatRateBp }) => `${price?.amount} ${per} ${vatRateBp}`),
    )
    const isFor = [
      options.ride.some((known) => known.code === code) ? OF_CARRIER : '',
      options.experience.some((known) => known.code === code) ? ONLY_EXPERIENCE : '',
    ]
    return [
      {
        option,
        isFor: isFor.join(' ').trim(),
        price: prices.size === 1 ? optionPriceText(option, options.variants) : '',
      },
    ]
  })
}

/** Extras of the ride or the experience; a code repeats for more pieces. */
export function ExtraChoices() {
  return (
    <OrderControl name="orderOptions">
      <Extras />
    </OrderControl>
  )
}

function Extras() {
  const { form, catalogue, page } = useOrderForm()
  const chosen = findOrderExperience(catalogue, useOrderValue('experience'))
  const variant = useOrderValue('variant')
  const extras = listExtras({
    ride: availableOptions('ride', null),
    experience: chosen?.options ?? [],
    // The hours of an experience are known once it is chosen, and exact once its variant is.
    variants: chosen ? chosenVariants(chosen, variant) : [],
  })
  // Links to the extras lead to the first extra of the kind.
  const kind = useOrderValue('kind')
  const first = extras.find(({ isFor }) => isFor.includes(kind))
  const error = useShownError()
  return (
    <Choices name="orderOptions" legend={orderLabel('orderOptions')} error={error} isOptional>
      {extras.map((extra) => (
        <ExtraPieces
          // The key resets the tick for another experience, which has its own price for the extra.
          key={
            extra.isFor === ONLY_EXPERIENCE
              ? `${chosen?.id} ${extra.option.code}`
              : extra.option.code
          }
          extra={extra}
          isServed={extra.isFor !== ONLY_EXPERIENCE || chosen?.id === page.values.experience}
          isFirst={extra === first}
          onChange={() => form.setFieldValue('orderOptions', checkedOptions())}
        />
      ))}
    </Choices>
  )
}

function isAlcohol(code: string): boolean {
  return appConfig.ordering.alcohol?.includes(code) ?? false
}

function chosenVariants({ variants }: OrderExperience, id: string) {
  const chosen = variants.filter((variant) => variant.id === id)
  return chosen.length > 0 ? chosen : variants
}

function ExtraPieces({
  extra: { option, isFor, price },
  isServed,
  isFirst,
  onChange,
}: {
  extra: Extra
  /** True for an extra that the page was rendered with, ticked as it was then. */
  isServed: boolean
  isFirst: boolean
  onChange: () => void
}) {
  const { page } = useOrderForm()
  const { code, name, max } = option
  const typed = page.values.orderOptions.filter((value) => value === code).length
  return (
    <div data-for={isFor} data-extra>
      {Array.from({ length: max }, (_, index) => (
        <Choice
          key={index}
          type="checkbox"
          name="orderOptions"
          value={code}
          id={isFirst && index === 0 ? fieldId('orderOptions') : `${fieldId(code)}-${index}`}
          isChecked={isServed && index < typed}
          onChange={onChange}
        >
          {/* Each text is one node with its own space, or assistive technology runs the words together. */}
          {index === 0
            ? name[getLocale()]
            : m.order_option_more({ number: index + 1, name: name[getLocale()] })}
          {price ? <span className="quiet">{`, ${price}`}</span> : null}
        </Choice>
      ))}
      {isAlcohol(code) ? <p className="quiet">{m.order_alcohol_adults()}</p> : null}
    </div>
  )
}
