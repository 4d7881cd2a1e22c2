import { Parser } from 'htmlparser2'
import { currencyOf } from '~/order/bank/currencies'
import { saysReversal } from '~/order/bank/money-direction'
import { amountOf } from '~/order/bank/read-amount'
import {
  dayOf,
  idsOf,
  type LineFault,
  onlyNumber,
  type Statement,
  type StatementLine,
  symbolIn,
} from '~/order/bank/statement'

/** An element: its name without a prefix, its text, its currency, and the line where it begins. */
type Node = { name: string; line: number; ccy: string; text: string; children: Node[] }
type Fault = LineFault['why']
type Sum = { amount: number; currency: string }

/** Statements of an account (camt.053) and its reports of a day (camt.052). */
const MESSAGES = ['BkToCstmrStmt', 'BkToCstmrAcctRpt']

/**
 * Reads CAMT.053 and CAMT.052 (ISO 20022): a line for each payment of a booked entry, also of several accounts. An entry
 * whose payments are not its sum is named, and so is an end that is missing. Entities of a document are not expanded.
 */
export function readCamt(text: string): Statement {
  const statement: Statement = { form: 'camt', lines: [], out: 0, faults: [] }
  const { entries, isMessage, cutAt } = entriesOf(text)
  if (!isMessage) return { ...statement, faults: [{ line: 1, why: 'otherFile' }] }
  for (const entry of entries) {
    const made = linesOf(entry)
    if (typeof made === 'string') statement.faults.push({ line: entry.line, why: made })
    else {
      statement.lines.push(...made.lines)
      statement.out += made.out
    }
  }
  if (cutAt !== null) statement.faults.push({ line: cutAt, why: 'cutOff' })
  return statement
}

/** The whole entries of a document; `cutAt` is the line where elements begin that do not end. */
function entriesOf(text: string): { entries: Node[]; isMessage: boolean; cutAt: number | null } {
  const entries: Node[] = []
  const path: Node[] = []
  let isMessage = false
  let cutAt: number | null = null
  const lineAt = lineCounter(text)
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^.*:/, '')
        const line = lineAt(parser.startIndex)
        path.push({ name, line, ccy: attributes['Ccy'] ?? '', text: '', children: [] })
        isMessage ||= MESSAGES.includes(name)
      },
      ontext(some) {
        const last = path.at(-1)
        if (last) last.text += some
      },
      onclosetag(_tag, isImplied) {
        const node = path.pop()
        if (isImplied) cutAt = node?.line ?? null
        else if (node?.name === 'Ntry') entries.push(node)
        else if (node && path.some(({ name }) => name === 'Ntry')) path.at(-1)?.children.push(node)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return { entries, isMessage, cutAt }
}

/** The number of the line of a position; positions are asked for in their order. */
function lineCounter(text: string): (position: number) => number {
  let [line, from] = [1, 0]
  return (position) => {
    for (let end = text.indexOf('\n', from); end >= 0 && end < position;) {
      line += 1
      from = end + 1
      end = text.indexOf('\n', from)
    }
    return line
  }
}

/** The elements at a path below a node. */
function at(node: Node, ...names: string[]): Node[] {
  return names.reduce<Node[]>(
    (nodes, name) => nodes.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [node],
  )
}

function textAt(node: Node, ...names: string[]): string {
  return at(node, ...names)[0]?.text.trim() ?? ''
}

function sumAt(node: Node | undefined): Sum | null {
  const amount = node ? amountOf(node.text) : null
  return node && amount !== null && amount >= 0 ? { amount, currency: currencyOf(node.ccy) } : null
}

function linesOf(entry: Node): { lines: StatementLine[]; out: number } | Fault {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  if (status !== '' && status !== 'BOOK') return { lines: [], out: 0 }
  const total = sumAt(at(entry, 'Amt')[0])
  if (!total) return 'amount'
  const way = textAt(entry, 'CdtDbtInd')
  if (way !== 'CRDT' && way !== 'DBIT') return 'direction'
  const dated = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')
  const [year = '', month = '', day = ''] = dated.slice(0, 10).split('-')
  const booked = dayOf(year, month, day)
  if (booked === null) return 'day'
  const payments = at(entry, 'NtryDtls', 'TxDtls')
  const sums = payments.length < 2 ? [total.amount] : sumsOf(payments, total, way)
  if (sums === null) return 'sums'
  const { currency } = total
  const signed = sums.map((sum) => (way === 'CRDT' ? sum : -sum))
  return signed.reduce<{ lines: StatementLine[]; out: number }>(
    ({ lines, out }, amount, index) => {
      const payment = payments[index]
      return isOfOrders(entry, payment, amount)
        ? { lines: [...lines, lineOf(entry, payment, { day: booked, amount, currency })], out }
        : { lines, out: out + 1 }
    },
    { lines: [], out: 0 },
  )
}

/** What each of several payments adds to the sum of their entry; null where they do not add up to it. */
function sumsOf(payments: readonly Node[], total: Sum, way: string): number[] | null {
  const sums = payments.map((payment) => {
    const sum = sumAt(at(payment, 'Amt')[0] ?? at(payment, 'AmtDtls', 'TxAmt', 'Amt')[0])
    if (sum?.currency !== total.currency) return null
    const own = textAt(payment, 'CdtDbtInd') || way
    return own === way ? sum.amount : -sum.amount
  })
  const known = sums.filter((sum) => sum !== null)
  const isWhole =
    known.length === sums.length && known.reduce((all, one) => all + one, 0) === total.amount
  return isWhole ? known : null
}

/** True for money that came, and for a payment that was taken back: of a reversal the entry has the other side. */
function isOfOrders(entry: Node, payment: Node | undefined, amount: number): boolean {
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd'))
  if (amount > 0) return !isReversal
  const words = [textAt(entry, 'AddtlNtryInf'), payment ? textAt(payment, 'AddtlTxInf') : '']
  return amount < 0 && (isReversal || saysReversal(words.join(' ')))
}

function lineOf(
  entry: Node,
  payment: Node | undefined,
  sum: Pick<StatementLine, 'day' | 'amount' | 'currency'>,
): StatementLine {
  const of = payment ?? entry
  const isOnly = at(entry, 'NtryDtls', 'TxDtls').length < 2
  const whole = isOnly ? textAt(entry, 'AcctSvcrRef') : ''
  const bank = textAt(of, 'Refs', 'AcctSvcrRef') || whole || textAt(of, 'Refs', 'TxId')
  const reference = textAt(of, 'Refs', 'EndToEndId')
  const structured = at(of, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((one) => one.text.trim())
  const texts = [...at(of, 'RmtInf', 'Ustrd'), ...at(of, 'RmtInf', 'Strd', 'AddtlRmtInf')]
  const words = texts.map((one) => one.text.trim()).filter(Boolean)
  const symbols = [reference, ...structured].map(symbolIn)
  const party = at(of, 'RltdPties', sum.amount > 0 ? 'Dbtr' : 'Cdtr')[0]
  const account = at(of, 'RltdPties', sum.amount > 0 ? 'DbtrAcct' : 'CdtrAcct')[0]
  return {
    ...idsOf(bank, reference),
    ...sum,
    symbol: symbols.find(Boolean) ?? onlyNumber([...words, ...structured, reference]),
    name: party ? textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') : '',
    account: account ? textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id') : '',
    message: [...new Set([...words, ...structured])].join('\n'),
  }
}
