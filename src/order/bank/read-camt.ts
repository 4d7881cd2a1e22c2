import { Parser } from 'htmlparser2'
import { currencyOf } from '~/order/bank/currencies'
import { saysReversal } from '~/order/bank/money-direction'
import { amountOf } from '~/order/bank/read-amount'
import {
  dayOf,
  emptyStatement,
  idsOf,
  isId,
  type LineFault,
  numberOfReference,
  onlyNumber,
  type Statement,
  type StatementLine,
  symbolIn,
} from '~/order/bank/statement'
import { toLocalTime } from '~/lib/local-time'

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
  const statement = emptyStatement('camt')
  const { entries, isMessage, cutAt } = entriesOf(text)
  if (!isMessage) return { ...statement, faults: [{ line: 1, why: 'otherFile' }] }
  for (const entry of entries) {
    const made = isBooked(entry) ? linesOf(entry) : null
    if (made === null) statement.waiting += 1
    else if (typeof made === 'string') statement.faults.push({ line: entry.line, why: made })
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

/** Money that is pending (PDNG), or told for information alone (INFO), may still not come. */
function isBooked(entry: Node): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return status === '' || status === 'BOOK'
}

function linesOf(entry: Node): { lines: StatementLine[]; out: number } | Fault {
  const total = sumAt(at(entry, 'Amt')[0])
  if (!total) return 'amount'
  const way = textAt(entry, 'CdtDbtInd')
  if (way !== 'CRDT' && way !== 'DBIT') return 'direction'
  const booked = dayAt(entry)
  if (booked === null) return 'day'
  const payments = at(entry, 'NtryDtls', 'TxDtls')
  const sums = sumsOf(entry, payments, { ...total, way })
  if (sums === null) return 'sums'
  const { currency } = total
  const signed = sums.map((sum) => (way === 'CRDT' ? sum : -sum))
  return signed.reduce<{ lines: StatementLine[]; out: number }>(
    ({ lines, out }, amount, index) => {
      const payment = payments[index]
      const kind = kindOf(entry, payment, amount)
      if (kind === null) return { lines, out: out + 1 }
      const line = lineOf(entry, payment, { day: booked, amount, currency })
      return { lines: [...lines, kind === 'returned' ? { ...line, isReturned: true } : line], out }
    },
    { lines: [], out: 0 },
  )
}

/** The day of booking, else that of the value; a time in another zone is one of ours. */
function dayAt(entry: Node): string | null {
  const dated = ['BookgDt', 'ValDt'].flatMap((name) => [
    textAt(entry, name, 'Dt'),
    textAt(entry, name, 'DtTm'),
  ])
  const text = dated.find(Boolean) ?? ''
  const hasZone = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
  const local = hasZone ? toLocalTime(new Date(text)) : text
  const [year = '', month = '', day = ''] = local.slice(0, 10).split('-')
  return dayOf(year, month, day)
}

/**
 * What each payment of an entry adds to its sum. Charges that the bank has kept of it are ours, so that the payer paid what
 * they were taken from. Null where several payments do not add up to their entry.
 */
function sumsOf(
  entry: Node,
  payments: readonly Node[],
  { amount: total, currency, way }: Sum & { way: string },
): number[] | null {
  const signOf = (of: Node) => ((textAt(of, 'CdtDbtInd') || way) === way ? 1 : -1)
  const inOwn = (nodes: readonly Node[]) => {
    const sum = nodes.map(sumAt).find((one) => one?.currency === currency)
    return sum?.amount ?? null
  }
  const sums = payments.map((payment) => {
    const places = ['TxAmt', 'CntrValAmt'].flatMap((name) => at(payment, 'AmtDtls', name, 'Amt'))
    const sum = inOwn([...at(payment, 'Amt'), ...places])
    return sum === null ? null : sum * signOf(payment)
  })
  const known = sums.filter((sum) => sum !== null)
  const isKnown = known.length === sums.length && known.length > 0
  const all = known.reduce((sum, one) => sum + one, 0)
  const chargesOf = (nodes: readonly Node[]) =>
    nodes
      .flatMap((node) => [...at(node, 'Chrgs'), ...at(node, 'Chrgs', 'Rcrd')])
      .reduce((sum, charge) => sum + (inOwn(at(charge, 'Amt')) ?? 0), 0)
  const charged = chargesOf([entry]) || chargesOf(payments)
  if (isKnown && all === total) return known
  if (isKnown && way === 'CRDT' && all - charged === total) return [...known, -charged]
  return payments.length < 2 ? [total] : null
}

/**
 * What a payment is to orders: money that came, one that was taken back, which the entry has on its other side, or money
 * of ours that came back, because it could not be paid out. Null for money out.
 */
function kindOf(
  entry: Node,
  payment: Node | undefined,
  amount: number,
): 'came' | 'reversed' | 'returned' | null {
  const isReversal = /^(?:true|1)$/.test(textAt(entry, 'RvslInd'))
  const isReturn = payment !== undefined && at(payment, 'RtrInf').length > 0
  if (amount > 0) return isReversal || isReturn ? 'returned' : 'came'
  const words = [textAt(entry, 'AddtlNtryInf'), payment ? textAt(payment, 'AddtlTxInf') : '']
  const isBack = isReversal || isReturn || saysReversal(words.join(' '))
  return amount < 0 && isBack ? 'reversed' : null
}

/** Where else banks write symbols. */
const OTHER_REFERENCES = ['InstrId', 'PmtInfId'] as const

function lineOf(
  entry: Node,
  payment: Node | undefined,
  sum: Pick<StatementLine, 'day' | 'amount' | 'currency'>,
): StatementLine {
  const of = payment ?? entry
  const isOnly = at(entry, 'NtryDtls', 'TxDtls').length < 2
  const whole = isOnly ? textAt(entry, 'AcctSvcrRef') : ''
  const banks = [textAt(of, 'Refs', 'AcctSvcrRef'), whole, textAt(of, 'Refs', 'TxId')]
  const reference = textAt(of, 'Refs', 'EndToEndId')
  const others = OTHER_REFERENCES.map((name) => textAt(of, 'Refs', name))
  const structured = at(of, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((one) => one.text.trim())
  const texts = [...at(of, 'RmtInf', 'Ustrd'), ...at(of, 'RmtInf', 'Strd', 'AddtlRmtInf')]
  const words = texts.map((one) => one.text.trim()).filter(Boolean)
  const more = [textAt(of, 'AddtlTxInf'), isOnly ? textAt(entry, 'AddtlNtryInf') : '']
  const symbols = [
    ...[...structured, reference, ...others].map(symbolIn),
    ...[...structured, reference].map(numberOfReference),
  ]
  const party = at(of, 'RltdPties', sum.amount > 0 ? 'Dbtr' : 'Cdtr')[0]
  const account = at(of, 'RltdPties', sum.amount > 0 ? 'DbtrAcct' : 'CdtrAcct')[0]
  return {
    ...idsOf(banks.find(isId) ?? banks.find(Boolean) ?? '', reference),
    ...sum,
    symbol:
      symbols.find(Boolean) ??
      (onlyNumber([...words, ...structured, reference]) || onlyNumber(more)),
    name: party ? textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') : '',
    account: account ? textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id') : '',
    message: [...new Set([...words, ...structured, ...more.filter(Boolean)])].join('\n'),
  }
}
