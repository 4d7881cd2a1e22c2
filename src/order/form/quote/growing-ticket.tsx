import type { ReactNode } from 'react'
import '~/order/ticket/ticket-way.css'
import './growing-ticket.css'
import { useOrderForm } from '~/order/form/form-state'
import { useSelector } from '@tanstack/react-form'
import { Changing } from '~/order/form/quote/changing'
import { ticketLines } from '~/order/form/quote/ticket-lines'
import { m } from '~/paraglide/messages'

/** The order as a ticket that fills while it is typed; what is not known yet is a drawn line. */
export function GrowingTicket({ label, total }: { label: string; total: string }) {
  const { form, price, catalogue } = useOrderForm()
  const values = useSelector(form.store, (state) => state.values)
  const { kind, way, isLong, when, facts, person } = ticketLines(values, { price, catalogue })
  return (
    <section className="growing-ticket" aria-label={m.ticket()}>
      <div className="growing-ticket-ride">
        <p className="overline">{kind}</p>
        <ol className="ticket-way" data-long={isLong || undefined}>
          {way.map((stop, index) => (
            <li key={`${String(index)} ${stop}`}>
              <Line>{stop}</Line>
            </li>
          ))}
        </ol>
        <p className="growing-ticket-when">
          <Line>{when}</Line>
        </p>
        <p className="quiet">
          <Line>{facts}</Line>
        </p>
        {person ? (
          <p>
            <span className="quiet">{person.label}</span> <Line>{person.name}</Line>
          </p>
        ) : null}
      </div>
      <div className="growing-ticket-stub">
        <p>
          <span>{label}</span>{' '}
          <strong>{total === '' ? <Line>{total}</Line> : <Changing>{total}</Changing>}</strong>
        </p>
      </div>
    </section>
  )
}

function Line({ children }: { children: ReactNode }) {
  return children === '' ? <i className="growing-ticket-blank" /> : children
}
