import { appConfig } from '~config'
import type { GiveError } from '~/desk/money/money-view'
import { refusalWords } from '~/desk/order/act-words'
import type { OpenReason } from '~/order/bank/match-lines'
import type { LineFault } from '~/order/bank/statement'
import { m } from '~/paraglide/messages'

const OPEN: Record<OpenReason, () => string> = {
  noOrder: m.desk_line_no_order,
  inMessage: m.desk_line_in_message,
  severalOrders: m.desk_line_several_orders,
  takenBack: m.desk_line_taken_back,
  otherAmount: m.desk_line_other_amount,
  otherCurrency: m.desk_line_other_currency,
  currencyUnknown: m.desk_line_currency_unknown,
  nothingDue: m.desk_line_nothing_due,
  dayAhead: m.desk_line_day_ahead,
  dayBefore: m.desk_line_day_before,
  dayUnclear: m.desk_line_day_unclear,
  reversal: m.desk_line_reversal,
  returned: m.desk_line_returned,
  unreadable: m.desk_line_unreadable,
  held: m.desk_line_held,
  notNow: m.desk_line_not_now,
  sameReference: m.desk_line_same_reference,
  changed: m.desk_line_changed,
}

/** Why a payment waits for a person. */
export function openReasonWords(why: OpenReason): string {
  return OPEN[why]()
}

const FAULTS: Record<LineFault['why'], () => string> = {
  amount: m.desk_fault_amount,
  day: m.desk_fault_day,
  direction: m.desk_fault_direction,
  status: m.desk_fault_status,
  sums: m.desk_fault_sums,
  tooShort: m.desk_fault_too_short,
  record: m.desk_fault_record,
  quotes: m.desk_fault_quotes,
  columns: () =>
    appConfig.market.statements.hasGpc ? m.desk_fault_columns() : m.desk_fault_columns_csv(),
  noLines: m.desk_fault_no_lines,
  otherFile: m.desk_fault_other_file,
  cutOff: m.desk_fault_cut_off,
}

/** Why a line of a statement cannot be read. */
export function faultWords(why: LineFault['why']): string {
  return FAULTS[why]()
}

const GIVE = {
  noLine: m.desk_give_no_line,
  numberInvalid: m.desk_give_number_invalid,
  unknown: m.desk_give_unknown,
  otherCurrency: m.desk_line_other_currency,
  currencyUnknown: m.desk_give_currency_unknown,
  dayUnclear: m.desk_give_day_unclear,
  otherSum: m.desk_give_other_sum,
  oneOrder: m.desk_give_one_order,
  noRefund: m.desk_give_no_refund,
  nothingDue: m.desk_give_not_binding,
  dayAhead: m.desk_line_day_ahead,
  alreadyNoted: m.desk_give_already,
  sameReference: m.desk_give_same_reference,
} as const satisfies Partial<Record<GiveError, () => string>>

/** Why a payment was not given to the order of the typed number; what is no matter of payments as the order's page says it. */
export function giveErrorWords(error: GiveError): string {
  return isOfGiving(error) ? GIVE[error]() : refusalWords(error)
}

function isOfGiving(error: GiveError): error is keyof typeof GIVE {
  return Object.hasOwn(GIVE, error)
}
