import { type BillRow, billRows } from '~/features/order/price/bill-rows'
import type { Quote } from '~/features/order/price/price'

/** The last row of the bill: what is paid, or that the carrier names it. */
export function totalOf(quote: Pick<Quote, 'price' | 'countedBy'>): Omit<BillRow, 'part'> {
  const { label, value } = billRows(quote).find(({ part }) => part === 'total') ?? {
    label: '',
    value: '',
  }
  return { label, value }
}
