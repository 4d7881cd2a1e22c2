import { Choice, Choices, fieldId } from '~/components/form/field'
import { FormSection } from '~/components/form/form-section'
import { findOrderExperience } from '~/features/orders/catalogue'
import { useOrderForm, useOrderOptions, useOrderValue } from '~/features/orders/order-form-context'
import { orderLabel } from '~/features/orders/order-labels'
import { availableOptions, type OrderOption } from '~/features/orders/order-options'
import { formatMoney } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

type Extra = {
  option: OrderOption
  /** Kinds of order the extra is for, as words for CSS. */
  isFor: string
  /** Price that holds for all those kinds; undefined when it depends on the experience. */
  price: OrderOption['price'] | undefined
}

/** Extras by code: each stands once, so that switching the kind cannot order it twice. */
function listExtras(options: { ride: OrderOption[]; experience: OrderOption[] }): Extra[] {
  const all = [...options.ride, ...options.experience]
  const codes = [...new Set(all.map(({ code }) => code))]
  return codes.flatMap((code) => {
    const same = all.filter((option) => option.code === code)
    const [option] = same
    if (!option) return []
    const prices = new Set(same.map(({ price }) => price?.amount))
    const isFor = [
      options.ride.some((known) => known.code === code) ? 'ride hourly' : '',
      options.experience.some((known) => known.code === code) ? 'experience' : '',
    ]
    return [
      {
        option,
        isFor: isFor.join(' ').trim(),
        price: prices.size === 1 ? option.price : undefined,
      },
    ]
  })
}

/** Extras of the ride or the experience; a code is repeated for more pieces. */
export function ExtrasSection() {
  const { page } = useOrderForm()
  const chosen = findOrderExperience(page.catalogue, useOrderValue('experience'))
  const experiences = chosen ? [chosen] : page.catalogue.experiences
  const extras = listExtras({
    ride: availableOptions('ride', null),
    experience: experiences.flatMap(({ options }) => options),
  })
  // The target of links to the extras: the first one the kind shows.
  const kind = useOrderValue('kind')
  const first = extras.find(({ isFor }) => isFor.includes(kind))
  const { error, change } = useOrderOptions()
  return (
    <FormSection title={m.order_section_extras()} isFor="ride hourly experience">
      <Choices name="orderOptions" legend={orderLabel('orderOptions')} error={error} isOptional>
        {extras.map((extra) => (
          <ExtraChoices
            key={extra.option.code}
            extra={extra}
            isFirst={extra === first}
            onChange={() => change(checkedOptions())}
          />
        ))}
      </Choices>
    </FormSection>
  )
}

function ExtraChoices({
  extra: { option, isFor, price },
  isFirst,
  onChange,
}: {
  extra: Extra
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
          isChecked={index < typed}
          onChange={onChange}
        >
          {index === 0 ? (
            <>
              {name[getLocale()]} <span className="quiet">{priceText(price)}</span>
            </>
          ) : (
            m.order_option_more()
          )}
        </Choice>
      ))}
      {code === 'prosecco' ? <p className="quiet">{m.order_prosecco_adults()}</p> : null}
    </div>
  )
}

/** Codes of all extras that are ticked, as the browser would send them. */
function checkedOptions(): string[] {
  const boxes = document.querySelectorAll<HTMLInputElement>('input[name="orderOptions"]:checked')
  return [...boxes].map(({ value }) => value)
}

function priceText(price: Extra['price']): string {
  if (price === undefined) return ''
  if (price === null) return m.price_on_request()
  return price.amount === 0 ? m.price_free() : formatMoney(price, getLocale())
}
