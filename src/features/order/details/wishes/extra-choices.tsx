import { Choice, Choices } from '~/components/form/field'
import { optionPriceText } from '~/components/catalogue/experience-price'
import { findOrderExperience, type OrderExperience } from '~/catalogue/order-catalogue'
import { useOrderForm, useOrderOptions, useOrderValue } from '~/features/order/details/form-state'
import { checkedOptions } from '~/features/order/details/use-catalogue'
import { orderLabel } from '~/features/order/typed/field-labels'
import { availableOptions, type OrderOption } from '~/features/order/rules/order-options'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { fieldId } from '~/lib/fields/field-id'

type Extra = {
  option: OrderOption
  /** Kinds of order the extra is for, as words for CSS. */
  isFor: string
  /** What it costs, with what it counts by; empty when that depends on the experience. */
  price: string
}

const ONLY_EXPERIENCE = 'experience'

/** Extras by code: each stands once, so that switching the kind cannot order it twice. */
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
    const prices = new Set(same.map(({ price, per }) => `${price?.amount} ${per}`))
    const isFor = [
      options.ride.some((known) => known.code === code) ? 'ride hourly' : '',
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

/** Extras of the ride or the experience; a code is repeated for more pieces. */
export function ExtraChoices() {
  const { catalogue, page } = useOrderForm()
  const chosen = findOrderExperience(catalogue, useOrderValue('experience'))
  const variant = useOrderValue('variant')
  const extras = listExtras({
    ride: availableOptions('ride', null),
    experience: chosen?.options ?? [],
    // The hours of an experience are known once it is chosen, to the hour with its variant.
    variants: chosen ? chosenVariants(chosen, variant) : [],
  })
  // The target of links to the extras: the first one the kind shows.
  const kind = useOrderValue('kind')
  const first = extras.find(({ isFor }) => isFor.includes(kind))
  const { error, change } = useOrderOptions()
  return (
    <Choices name="orderOptions" legend={orderLabel('orderOptions')} error={error} isOptional>
      {extras.map((extra) => (
        <ExtraPieces
          // An extra of an experience does not stay ticked for the next one, which has its own price for it.
          key={
            extra.isFor === ONLY_EXPERIENCE
              ? `${chosen?.id} ${extra.option.code}`
              : extra.option.code
          }
          extra={extra}
          isServed={extra.isFor !== ONLY_EXPERIENCE || chosen?.id === page.values.experience}
          isFirst={extra === first}
          onChange={() => change(checkedOptions())}
        />
      ))}
    </Choices>
  )
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
  /** Whether it is one of those that the page came with, as they were ticked then. */
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
      {code === 'prosecco' ? <p className="quiet">{m.order_prosecco_adults()}</p> : null}
    </div>
  )
}
