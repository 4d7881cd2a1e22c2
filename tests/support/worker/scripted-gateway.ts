import { createServer } from 'node:http'
import { type Fault, startGateway } from '../../../scripts/tools/gateway/gateway-server.ts'
import type { Dispute } from '../../../scripts/tools/gateway/sessions.ts'
import { listen } from '../../../scripts/tools/listen.ts'

/** What a test in workerd lets the gateway do: its account and its faults, over HTTP. */
export type GatewayScript =
  | { do: 'fault'; fault: Fault }
  | { do: 'pay' | 'expire'; session: string }
  /** A signed notice about a session, which is not sent; `at` is the time of the signature, ms. */
  | { do: 'notice'; session: string; type?: string; at?: number }
  /** A refund by hand in the gateway's dashboard. */
  | { do: 'refund'; payment: string; amount: number }
  | { do: 'failRefund'; id: string }
  | { do: 'dispute'; payment: string; what: Partial<Dispute> }
  | { do: 'moveDispute'; id: string; status: string }
  /** A signed notice of each event of a payment so far, in their order, which is not sent. */
  | { do: 'noticesOf'; payment: string }
  | { do: 'clearFaults' | 'release' | 'look' }

/**
 * The payment gateway of the tests, and an address at which a test scripts it. `GET` of that address opens another one:
 * files run at one moment, and a fault of one is none of the other.
 */
export async function startScriptedGateway() {
  // Its own notices find nobody: a test delivers those that it means.
  const gateway = await startGateway({ noticesTo: 'http://127.0.0.1:9/' })
  const run = async (script: GatewayScript): Promise<unknown> => {
    switch (script.do) {
      case 'fault':
        return gateway.faults.push(script.fault)
      case 'pay':
        return gateway.account.pay(script.session)
      case 'expire':
        return gateway.account.expire(script.session) ?? null
      case 'notice': {
        const session = gateway.account.sessions.get(script.session)
        return session ? gateway.notice(session, script.type, script.at) : null
      }
      case 'refund': {
        const fields = { payment_intent: script.payment, amount: String(script.amount) }
        return gateway.account.refund(new URLSearchParams(fields))
      }
      case 'failRefund':
        return gateway.account.failRefund(script.id) ?? null
      case 'dispute':
        return gateway.account.dispute(script.payment, script.what)
      case 'moveDispute':
        return gateway.account.moveDispute(script.id, script.status) ?? null
      case 'noticesOf':
        return Promise.all(
          gateway.account.events.flatMap(({ type, data: { object } }) =>
            object.payment_intent === script.payment ? [gateway.notice(object, type)] : [],
          ),
        )
      case 'clearFaults':
        return gateway.faults.splice(0)
      case 'release':
        return gateway.release() ?? null
      case 'look':
        return {
          sessions: [...gateway.account.sessions.values()],
          refunds: gateway.account.refunds,
          asked: gateway.asked,
        }
    }
  }
  const others: (() => void)[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      void startScriptedGateway().then(({ close: closeOther, ...opened }) => {
        others.push(closeOther)
        return response.end(JSON.stringify(opened))
      })
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const script: GatewayScript = JSON.parse(Buffer.concat(chunks).toString())
      void run(script).then((result) => response.end(JSON.stringify(result ?? null)))
    })
  })
  const url = await listen(server)
  server.unref()
  const close = () => {
    for (const closeOther of others) closeOther()
    gateway.close()
    server.close()
  }
  return { settings: gateway.settings, scriptUrl: `${url}/`, close }
}
