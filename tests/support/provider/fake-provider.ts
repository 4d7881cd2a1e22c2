import type { ProviderConnection } from '~/back-office/client.server'

/** An answer to one request. */
export type Answer = (request: Request) => Response | Promise<Response>

/** The provider's receipt for an order. */
export const RECEIPT = {
  id: 'ord_1',
  date: '2026-11-21T10:00:00.000Z',
  status: 'received',
  totalAmount: { amount: 499_000, currency: 'CZK' },
  paymentMethodName: 'Kartou online',
}

/** A provider that returns the answers in turn, repeats the last one, and records the requests. */
export function providerAnswering(...answers: Answer[]) {
  const requests: Request[] = []
  const connection: ProviderConnection = {
    baseUrl: 'https://api.example.com/v1',
    fetch: async (request) => {
      requests.push(request)
      const answer = answers[Math.min(requests.length, answers.length) - 1]
      if (!answer) throw new Error('no answer')
      return answer(request)
    },
    accessToken: 'token',
    bearer: 'bearer',
    appName: 'vozka-web',
    appVersion: '1.2.3',
    imageHosts: [],
  }
  return { connection, requests }
}

/** An answer in the envelope of the contract. */
export function json(data: unknown, status = 200): Answer {
  return () => Response.json({ data }, { status })
}

/** An answer with a status only. */
export function refusal(status: number, headers: Record<string, string> = {}): Answer {
  return () => new Response(null, { status, headers })
}

/** No answer at all. */
export function never(): Promise<Response> {
  return new Promise(() => undefined)
}
