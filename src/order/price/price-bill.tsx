import './price-bill.css'
import { type BillRow, billRows } from '~/order/price/bill-rows'
import type { Quote } from '~/order/price/price-ride'
import { m } from '~/paraglide/messages'

/** The price as a bill: lines, VAT by rate, net, total; or "on request". */
export function PriceBill({ quote }: { quote: Pick<Quote, 'price' | 'countedBy'> }) {
  const rows = billRows(quote)
  return (
    <table className="price-bill">
      <caption>{m.word_price()}</caption>
      <tbody>{rows.filter(({ part }) => part === 'line').map(toRow)}</tbody>
      <tfoot>{rows.filter(({ part }) => part !== 'line').map(toRow)}</tfoot>
    </table>
  )
}

function toRow({ label, value, part }: BillRow, index: number) {
  return (
    <tr key={index} className={part === 'total' ? 'price-bill-total' : undefined}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
}
