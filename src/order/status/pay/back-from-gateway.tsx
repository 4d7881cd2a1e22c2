import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import type { PaymentBack } from '~/order/payments/payment-back.server'
import { formatOrderNumber } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

const WORDS = {
  paid: { heading: m.word_paid, lead: m.back_paid_lead },
  open: { heading: m.back_open, lead: m.back_open_lead },
  failed: { heading: m.back_failed, lead: m.back_failed_lead },
}

/**
 * Where the gateway leads back to: the state of the payment. It does not lead to the order, because whoever has this
 * address is not known to be its customer.
 */
export function BackFromGateway({ number, token, payment }: PaymentBack) {
  const { email } = appConfig.company
  const { heading, lead } = WORDS[payment]
  return (
    <>
      <h1>{heading()}</h1>
      <p className="lead">{lead()}</p>
      <p>
        {m.word_order_number()}: <strong>{formatOrderNumber(number)}</strong>
      </p>
      {payment === 'open' ? (
        <p>
          <a className="button button-quiet" href={screenPath('orderStatus', getLocale(), token)}>
            {m.back_refresh()}
          </a>
        </p>
      ) : null}
      <p>
        {m.status_ask()} <CompanyPhone />, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
