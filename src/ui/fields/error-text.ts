import { companyPhone } from '~/carrier/company-phone'
import { isOffered, parcelLimits } from '~/carrier/offered-kinds'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatParcelSizes,
} from '~/i18n/format'
import { type Money, ownMoney } from '~/lib/money'
import type { FieldError } from '~/lib/fields/field-error'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

/** The sentence of a field error in the visitor's language; the carrier gave the exact words of the first seven. */
export function errorText({ code, limit, moment, fits, read = '' }: FieldError): string {
  const locale = getLocale()
  const figure = limit === undefined ? '' : formatNumber(limit, locale)
  // Where a noun follows the number, the message chooses its form, so it needs the number itself.
  const count = limit ?? 0
  const time = moment === undefined ? '' : formatDateTime(moment, locale)
  const phone = companyPhone(locale)
  switch (code) {
    case 'required':
      return m.field_required()
    case 'emailInvalid':
      return m.field_email_invalid()
    case 'emailEncoded':
      return m.field_email_encoded()
    case 'emailMixed':
      return m.field_email_mixed({ read })
    case 'emailLetters':
      return m.field_email_letters({ read })
    case 'phoneInvalid':
      return m.field_phone_invalid()
    case 'zipInvalid':
      return m.field_zip_invalid()
    case 'companyIdInvalid':
      return m.field_company_id_invalid()
    case 'vatIdInvalid':
      return m.field_vat_id_invalid()
    case 'vatIdOther':
      return m.field_vat_id_other({ read })
    case 'phoneNineDigits':
      return m.field_phone_nine_digits()
    case 'phoneCountry':
      return m.field_phone_country()
    case 'phoneExtension':
      return m.field_phone_extension()
    case 'phoneTwo':
      return m.field_phone_two()
    case 'choiceInvalid':
      return m.field_choice_invalid()
    case 'companyOnly':
      return m.field_company_only()
    case 'tooLong':
      return m.field_too_long({ limit: count })
    case 'nameTooShort':
      return m.field_name_too_short()
    case 'numberInvalid':
      return m.field_number_invalid()
    case 'lengthInvalid':
      return m.field_length_invalid()
    case 'weightInvalid':
      return m.field_weight_invalid()
    case 'valueInvalid':
      return m.field_value_invalid({ example: formatMoney(exampleValue(), locale) })
    case 'amountInvalid':
      return m.field_amount_invalid()
    case 'tooFew':
      return m.field_too_few({ limit: figure })
    case 'tooMany':
      return m.field_too_many({ limit: figure })
    case 'passengersTooMany':
      return fits
        ? m.field_passengers_too_many({ limit: count, fits: fits[locale] })
        : m.field_passengers_nowhere({ limit: count, phone })
    case 'luggagesTooMany':
      return fits
        ? m.field_luggages_too_many({ limit: count, fits: fits[locale] })
        : m.field_luggages_nowhere({ limit: count, phone })
    case 'childSeatsTooMany':
      return m.field_child_seats_too_many({ limit: figure })
    case 'dateUnread':
      return m.field_date_unread()
    case 'dateInvalid':
      return m.field_date_invalid()
    case 'timeInvalid':
      return m.field_time_invalid()
    case 'timeMissing':
      return m.field_time_missing()
    case 'timePast':
      return m.field_time_past()
    case 'pickupPast':
      return m.field_pickup_past({ earliest: time })
    case 'pickupTooSoon':
      return m.field_pickup_too_soon({ limit: count, earliest: time, phone })
    case 'pickupTooFar':
      return m.field_pickup_too_far({
        limit: count,
        latest: moment === undefined ? '' : formatDate(moment, locale),
      })
    case 'returnIncomplete':
      return m.field_return_incomplete()
    case 'returnTooSoon':
      return m.field_return_too_soon()
    case 'returnBeforeArrival':
      return m.field_return_before_arrival({ earliest: time })
    case 'afterReturn':
      return m.field_after_return({ back: time })
    case 'parcelTooBig':
      return m.field_parcel_too_big({ ...formatParcelSizes(parcelLimits(), locale), phone })
    case 'parcelTooHeavy':
      return m.field_parcel_too_heavy({ limit: figure, phone })
    case 'parcelValueTooHigh':
      return m.field_parcel_value_too_high({ limit: figure, phone })
    case 'optionInvalid':
      return m.field_option_invalid()
    case 'placeUnclear':
      return m.field_place_unclear()
    case 'placeAlone':
      return m.field_place_alone()
    case 'placeElsewhere':
      return m.field_place_elsewhere()
    case 'placeMoved':
      return m.field_place_moved({ phone })
    case 'placeMissing':
      return m.field_place_missing()
    case 'placeSame':
      return isOffered('hourly') ? m.field_place_same_hourly() : m.field_place_same()
    case 'cardNeedsEmail':
      return m.field_card_needs_email()
    case 'orderNumberInvalid':
      return m.field_order_number_invalid()
  }
}

/** A hundredth of what we insure a parcel for at most, in whole crowns or euros. */
function exampleValue(): Money {
  return ownMoney(Math.round(parcelLimits().maxInsuredValue / 10_000) * 100)
}
