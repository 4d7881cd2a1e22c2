import type { GenericSchema } from 'valibot'
import { KEY_SCHEMAS } from '../../src/back-office/contract-parts.ts'
import { EVENTS, MESSAGE, NOTICES, ORDERS } from './examples.ts'
import { jsonSchemaOf, namedSchemas } from './schemas.ts'

/** docs/provider-api.yaml as data: what is not in the schemas of src/back-office is said here. */

type Json = Record<string, unknown>

const HEAD = {
  openapi: '3.1.0',
  info: {
    title: 'Provider API',
    version: '5',
    description: `What the website and a carrier's back office ("the provider") say to each other. A carrier with a back office of their own implements these six calls and sets PROVIDER_API_URL; for everybody else the website answers them itself from its own database (src/back-office/embedded). Both ends pass the same tests (src/back-office/contract.worker.test.ts). The other direction is under webhooks: what the back office tells the website. docs/back-office.md is the same on one page, with a whole order as it travels, and \`npm run proof -- provider URL\` asks any back office whether it keeps this document.

Every request carries the headers of the app and its secrets. The website gives a GET 3 seconds and does not repeat it. It gives a POST 4 seconds, repeats it once at once after 408, 409, 425, 429, 500, 502, 503 and 504, and later, for up to 48 hours, under the same Idempotency-Key. It follows no redirects. It reads at most 20,000 KB of the list of experiences, which is 100 KB for each of 200, and 1,024 KB of any other answer. Keys it does not know are ignored; keys it knows must be as described here. An answer that is no JSON (a page of a proxy, say) counts as none, whatever its status.

Experiences and countries are judged one by one. One that is not as described here is left out, the others are shown, and the log and \`GET /api/health\` of the website name it by its id. An answer that is wrong as a whole, or has no good entry, counts as a failure: the website goes on showing what it remembers, for seven days at most. So does a 404 of a list; only \`/items/{id}\` can be missing.

Lengths count UTF-16 code units, as JavaScript does. The same order number under another key is another order: the website never uses a number twice, so keep both and answer 201.`,
  },
  servers: [
    {
      url: 'https://api.example.com/v1',
      description: 'PROVIDER_API_URL; https, or http on loopback only',
    },
  ],
  security: [{ accessToken: [], bearer: [] }],
  tags: [
    { name: 'catalogue', description: 'What the website shows' },
    { name: 'deliveries', description: 'What the website delivers, each once' },
    { name: 'notices', description: 'What the back office tells the website' },
  ],
}

/** Refusals, by their names in components/responses. */
const REFUSALS: Record<string, Json> = {
  BadRequest: problem('No usable Idempotency-Key (named in errors), or a body that is not JSON'),
  Unauthorized: problem('A header of the app or a secret is missing or wrong'),
  UnknownOrder: problem('There is no such order here'),
  NotFound: problem('There is no such experience'),
  MethodNotAllowed: problem('The path is right, the method is not', {
    Allow: ref('headers', 'Allow'),
  }),
  KeyReused: problem('The Idempotency-Key belongs to another body'),
  TooLarge: problem('The body is over 64 KB'),
  UnsupportedMediaType: problem('The body is not application/json'),
  Invalid: problem('Fields are missing, unknown or wrong; errors names them and repeats no value'),
  Later: problem('Not now', { 'Retry-After': ref('headers', 'RetryAfter') }),
  Problem: problem('Any other refusal'),
}
/** The names of refusals by their status. */
const OF_STATUS = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '405': 'MethodNotAllowed',
  '409': 'KeyReused',
  '413': 'TooLarge',
  '415': 'UnsupportedMediaType',
  '422': 'Invalid',
  '429': 'Later',
  '503': 'Later',
  default: 'Problem',
}

const NUMBER = {
  name: 'number',
  in: 'path',
  required: true,
  schema: ref('schemas', 'OrderNumber'),
}

const paths = {
  '/items': {
    get: get({
      operationId: 'getItems',
      summary: 'All experiences, in the order in which they are shown',
      description:
        'What cards, the order form and the sitemap need of each; an entry may also be the whole experience. What only its own page shows is read by /items/{id}.',
      says: 'The experiences. Ids are unique among them, and so are slugs in all languages taken together; of two with the same one the first is shown. So are the first 200.',
      data: { type: 'array', maxItems: 200, items: ref('schemas', 'ListedExperience') },
    }),
  },
  '/items/{id}': {
    get: get({
      operationId: 'getItem',
      summary: 'One experience',
      parameters: [{ name: 'id', in: 'path', required: true, schema: ref('schemas', 'Id') }],
      says: 'The experience',
      data: ref('schemas', 'Experience'),
      missing: { '404': ref('responses', 'NotFound') },
    }),
  },
  '/systems/options': {
    get: get({
      operationId: 'getOptions',
      summary: 'Choices of the order form that only the provider knows',
      says: 'The options',
      data: ref('schemas', 'Options'),
    }),
  },
  '/orders': {
    post: post({
      operationId: 'postOrder',
      summary: 'Take an order',
      description:
        'The order has been acknowledged to the customer already; it becomes binding when the carrier confirms it. The price is the one the customer saw before the button. Answered the same for the same Idempotency-Key and body, however often they come.',
      key: 'OrderKey',
      body: 'OrderBody',
      examples: Object.keys(ORDERS).map((name) => [name, name]),
      status: '201',
      says: 'The order is kept, now or before',
      receipt: 'OrderReceipt',
    }),
  },
  '/orders/{number}/events': {
    post: post({
      operationId: 'postEvent',
      summary: 'Take what happened to an order',
      description:
        "Everything that happens to an order after it was placed, whoever did it; not what the back office told by a notice, which it knows. The website sends the events of an order one after the other, each only when the order and the events before it have been taken, so seq only rises. Numbers may be missing: words of the carrier's own people are not sent, and notices have numbers, too. An event whose seq is below one that was taken already is taken as well, and changes nothing of what came later. Answered the same for the same Idempotency-Key and body, however often they come.",
      key: 'EventKey',
      parameters: [NUMBER],
      body: 'EventBody',
      examples: namesOf(EVENTS, 'Event'),
      status: '202',
      says: 'The event is taken, now or before. The website asks for the status; a body, where there is one, is JSON.',
      receipt: 'EventReceipt',
      missing: { '404': ref('responses', 'UnknownOrder') },
    }),
  },
  '/forms/contacts': {
    post: post({
      operationId: 'postContact',
      summary: 'Take a message of the contact form',
      key: 'MessageKey',
      body: 'ContactBody',
      examples: [['message', 'message']],
      status: '202',
      says: 'The message is kept, now or before',
      receipt: 'ContactReceipt',
    }),
  },
}

const notice = {
  tags: ['notices'],
  operationId: 'postNotice',
  summary: 'Tell the website what happened to an order',
  description:
    "POST to `https://<the website>/api/provider-events`, signed by Standard Webhooks (standardwebhooks.com) under PROVIDER_EVENTS_SECRET; two secrets hold while one is exchanged. `after` is the seq of the last event of the order that the back office knows: of an event that it took, of an answer to a notice, or 1 for an order that was only placed. Where the order has moved on the website answers 409 with its seq and state, and nothing happens: take the events that are on their way, decide again, and send a new notice with a new webhook-id. The website judges a notice at the time at which it takes it, by the same rules as the carrier's own people. The same webhook-id gets the first answer, for 30 days; 400, 401, 413, 415, 429 and what is not of the contract (422 that names a field other than event) are no answer of that kind. With `ordering.decidedBy: desk` the website's own people decide, and only paid, refunded, progress and finish are taken: any other is 422 with the code decidedByDesk. A cancelling that the customer asked for (the event requestCancel) is answered by cancel with a fee that is no higher than the one asked about; without an answer within the carrier's confirmWithinHours, which count in its opening hours, or by the pickup, the website cancels at that fee and says so by the event cancel. Any other cancel has the fee 0. Repeat a notice that got no answer, 429 or 5xx, under the same webhook-id.",
  security: [{ webhookSignature: [] }],
  parameters: [
    header('webhook-id', 'Names the notice; the same however often it is sent', {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      examples: ['msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'],
    }),
    header(
      'webhook-timestamp',
      'Seconds since 1970 when it was signed, at most five minutes from the time of the website',
      { type: 'string', pattern: String.raw`^\d{10}$`, examples: ['1795600000'] },
    ),
    header(
      'webhook-signature',
      '`v1,` and the HMAC-SHA256 of `webhook-id.webhook-timestamp.body` in base64, under the secret after `whsec_`, decoded from base64; several with a space between',
      { type: 'string', examples: ['v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='] },
    ),
  ],
  requestBody: requestBody('NoticeBody', namesOf(NOTICES, 'Notice')),
  responses: {
    '200': { description: 'It happened, now or before', content: json(ref('schemas', 'Standing')) },
    '400': problem('The body is no JSON'),
    '401': problem('The signature is wrong, or older or newer than five minutes'),
    '404': ref('responses', 'UnknownOrder'),
    ...refusals('405'),
    '409': {
      description: 'The order has moved on; where it stands',
      content: json(ref('schemas', 'Standing')),
    },
    ...refusals('413'),
    '415': problem('The body is not called application/json'),
    '422': {
      description:
        'An unknown event or field (errors names it), or an act that the order does not allow: then errors names event with the reason as its code, and seq and state say where the order stands',
      content: { 'application/problem+json': { schema: ref('schemas', 'NoticeProblem') } },
    },
    ...refusals('429', 'default'),
  },
}

/** The whole document, in the order of its file. */
export function contractDocument(): Json {
  return {
    ...HEAD,
    paths,
    webhooks: { notice: { post: notice } },
    components: {
      securitySchemes: {
        webhookSignature: { type: 'apiKey', in: 'header', name: 'webhook-signature' },
        accessToken: { type: 'apiKey', in: 'header', name: 'X-Access-Token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      parameters: {
        AppName: header('X-App-Name', undefined, some('vozka-web')),
        AppVersion: header('X-App-Version', undefined, some('1.0.0')),
        Test: {
          name: 'X-Test',
          in: 'header',
          required: false,
          description:
            '1 of the kit (`npm run proof -- provider`) alone: take it as any other, tell nobody, drive nowhere. The website never sends it.',
          schema: { type: 'string', const: '1' },
        },
        OrderKey: keyHeader('order', KEY_SCHEMAS.order),
        MessageKey: keyHeader('message', KEY_SCHEMAS.message),
        EventKey: keyHeader('event', KEY_SCHEMAS.event),
      },
      headers: {
        IdempotencyReplayed: {
          description: 'Present when this is the stored answer of an earlier delivery',
          schema: { type: 'string', const: 'true' },
        },
        Allow: {
          description: 'The methods there are',
          schema: { type: 'string', examples: ['GET, HEAD'] },
        },
        RetryAfter: {
          description: 'Seconds or an HTTP date; honoured up to 48 hours',
          schema: { type: 'string', examples: ['120'] },
        },
      },
      responses: REFUSALS,
      examples: {
        ...ORDERS,
        message: MESSAGE,
        ...examplesOf(EVENTS, 'Event'),
        ...examplesOf(NOTICES, 'Notice'),
      },
      schemas: namedSchemas(),
    },
  }
}

function ref(kind: string, name: string): Json {
  return { $ref: `#/components/${kind}/${name}` }
}

function json(schema: Json, more: Json = {}): Json {
  return { 'application/json': { schema, ...more } }
}

function dataOf(schema: Json): Json {
  return json({ type: 'object', required: ['data'], properties: { data: schema } })
}

function problem(description: string, headers?: Json): Json {
  const content = { 'application/problem+json': { schema: ref('schemas', 'Problem') } }
  return { description, ...(headers && { headers }), content }
}

function refusals(...statuses: (keyof typeof OF_STATUS)[]): Json {
  return Object.fromEntries(statuses.map((status) => [status, ref('responses', OF_STATUS[status])]))
}

function header(name: string, description: string | undefined, schema: Json): Json {
  return { name, in: 'header', required: true, ...(description && { description }), schema }
}

function some(example: string): Json {
  return { type: 'string', minLength: 1, examples: [example] }
}

function keyHeader(kind: string, schema: GenericSchema): Json {
  const description = `The same for every delivery of the same ${kind}. The same key with another body is 409. It names what it is for, so that a key never stands for two things: one of another kind is 400.`
  const examples = [`${kind}:2f1f0a54-9c1c-4f0e-9a52-0c7a6a2f7e11`]
  return header('Idempotency-Key', description, { ...jsonSchemaOf(schema), examples })
}

type Get = {
  operationId: string
  summary: string
  description?: string
  parameters?: Json[]
  says: string
  data: Json
  missing?: Json
}

function get({ says, data, missing = {}, parameters = [], ...operation }: Get): Json {
  return {
    tags: ['catalogue'],
    ...operation,
    parameters: [ref('parameters', 'AppName'), ref('parameters', 'AppVersion'), ...parameters],
    responses: {
      '200': { description: says, content: dataOf(data) },
      ...missing,
      ...refusals('401', '405', 'default'),
    },
  }
}

type Post = Omit<Get, 'data'> & {
  key: string
  body: string
  examples: string[][]
  status: string
  receipt: string
}

function post(told: Post): Json {
  const { key, body, examples, status, says, receipt, ...described } = told
  const { missing = {}, parameters = [], ...operation } = described
  const shared = ['AppName', 'AppVersion', 'Test', key]
  return {
    tags: ['deliveries'],
    ...operation,
    parameters: [...shared.map((name) => ref('parameters', name)), ...parameters],
    requestBody: requestBody(body, examples),
    responses: {
      [status]: {
        description: says,
        headers: { 'Idempotency-Replayed': ref('headers', 'IdempotencyReplayed') },
        content: dataOf(ref('schemas', receipt)),
      },
      ...missing,
      ...refusals('400', '401', '405', '409', '413', '415', '422', '429', '503', 'default'),
    },
  }
}

/** A body with its examples, as pairs of their name there and in components. */
function requestBody(schema: string, examples: string[][]): Json {
  const named = examples.map(([name = '', of = '']) => [name, ref('examples', of)])
  const content = json(ref('schemas', schema), { examples: Object.fromEntries(named) })
  return { required: true, description: 'At most 64 KB', content }
}

function namesOf(bodies: Json[], suffix: string): string[][] {
  return bodies.map(({ event }) => [String(event), `${String(event)}${suffix}`])
}

function examplesOf(bodies: Json[], suffix: string): Json {
  return Object.fromEntries(
    bodies.map((value) => [
      `${String(value['event'])}${suffix}`,
      { summary: value['event'], value },
    ]),
  )
}
