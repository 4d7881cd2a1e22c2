import { appConfig } from '~config'
import { decimal, element as e, type Xml } from '~/order/papers/isdoc/xml'
import { cashRounding, type TaxDocument } from '~/order/papers/tax-document'
import { inCash } from '~/order/model/order-money'
import type { PaidBy } from '~/order/papers/document-schema'

/** Codes of the format; 97 is clearing between partners. */
const MEANS: Record<PaidBy, number> = { cash: 10, transfer: 42, card: 48, setOff: 97 }

/**
 * What was paid, and what is due by transfer to our account or in cash to the driver; `local` gives an amount in the
 * currency of the country, in which the format has it.
 */
export function paymentMeans(document: TaxDocument, local: (amount: number) => number): Xml | null {
  const { kind, payments, due, dueOn, dueWay, issuedOn, number, order, currency } = document
  const owed = {
    amount: due + cashRounding(document),
    day: dueOn ?? issuedOn,
    way: dueWay,
    reference: '',
  }
  const moved = due > 0 ? [...payments, owed] : payments
  const all = moved.map(({ amount, day, way, reference }) => {
    const means = way ?? 'transfer'
    const details = {
      cash: () => e('Details', [e('DocumentID', reference || number), e('IssueDate', day)]),
      transfer: () => transferTo(day, order),
      card: () => null,
      setOff: () => null,
    }
    const isTaken = kind === 'advance' && means === 'cash' && amount > 0
    const taken = isTaken ? inCash({ amount, currency }) : amount
    return payment(local(taken), MEANS[means], details[means]())
  })
  return all.length === 0 ? null : e('PaymentMeans', all)
}

function payment(amount: number, means: number, details: Xml | null): Xml {
  return e('Payment', [e('PaidAmount', decimal(amount)), e('PaymentMeansCode', means), details])
}

function transferTo(dueOn: string, symbol: string): Xml {
  const { name, account, iban, bic } = appConfig.company.bank
  const [number = account, code = ''] = account.split('/')
  return e('Details', [
    e('PaymentDueDate', dueOn),
    e('ID', number),
    e('BankCode', code),
    e('Name', name),
    e('IBAN', iban),
    e('BIC', bic),
    e('VariableSymbol', symbol),
  ])
}
