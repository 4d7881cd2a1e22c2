import { loadOrderCatalogue } from '~/edge/catalogue.server'
import { readForm } from '~/edge/read-form.server'
import { readOrderValues } from '~/features/orders/order-values'
import { quoteValues } from '~/features/orders/quote-values'

/** Price and time of what was typed so far, as JSON; null while nothing can be said yet. */
export async function answerQuote(request: Request): Promise<Response> {
  const body = await readForm(request)
  if (!body.ok) return body.response
  const quote = quoteValues(readOrderValues(body.form), await loadOrderCatalogue())
  return Response.json({ quote }, { headers: { 'Cache-Control': 'no-store' } })
}
