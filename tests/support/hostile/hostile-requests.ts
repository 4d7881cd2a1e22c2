import * as fc from 'fast-check'
import { hostileText, nearlyGoodText } from './hostile-text.ts'
import type { RawRequest } from './raw-request.ts'

const words = (text: string) => text.split(' ')
const oneOf = (text: string) => fc.constantFrom(...words(text))

/** Replaces lone surrogates, which cannot be sent, by U+FFFD. */
const sendable = (text: string) => Buffer.from(text).toString()
const hostile = hostileText.map(sendable)
const aText = fc.oneof(hostile, nearlyGoodText)

/** A text in an address: every character escaped, or only those that HTTP cannot carry. */
const aSegment = fc.oneof(
  aText.map(encodeURIComponent),
  aText.map((text) => text.replace(/[^!-~]|#/gu, encodeURIComponent)),
  oneOf('% %zz %E0%A4%A %00 %2e%2e .. . %2F %5c %0d%0a'),
  fc.constant('a'.repeat(4_000)),
)

const FORM_PLACES =
  '/objednavka /en/order /souhrn-objednavky /en/order-summary /kontakt /en/contact /_serverFn/saveDraft /_serverFn/askQuote'
const aPlace = oneOf(
  `${FORM_PLACES} / /en /zazitky /sluzby /mapa-stranek /order /services /sitemap.xml /robots.txt ` +
    '/_serverFn/askCompany /api/health /assets/x.js /_serverFn',
)
const aFolder = oneOf(
  '/zazitky/ /en/experiences/ /experiences/ /sluzby/ /services/ /stav-objednavky/ /_serverFn/ /en/',
)
const aPath = fc.oneof(
  aPlace,
  fc.tuple(aPlace, aSegment).map(([place, segment]) => `${place}/${segment}`),
  fc.tuple(aFolder, aSegment).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(aSegment, oneOf('\\ en kontakt'), fc.constant('')), { maxLength: 6 })
    .map((parts) => `/${parts.join('/')}`),
)
const aQueryName = fc.oneof(
  oneOf('kind service experience variant pickup date passengers expired sent id payload __proto__'),
  aSegment,
)
const anAddress = fc
  .tuple(aPath, fc.array(fc.tuple(aQueryName, aSegment), { maxLength: 4 }))
  .map(([path, pairs]) => [path, pairs.map((pair) => pair.join('=')).join('&')])
  .map((parts) => parts.filter(Boolean).join('?'))

const headers = fc.dictionary(
  oneOf(
    'Accept Accept-Language Accept-Encoding Cookie If-None-Match If-Modified-Since Range Referer Origin ' +
      'Sec-Fetch-Site Sec-Fetch-Mode CF-Connecting-IP X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto ' +
      'X-Tsr-Serverfn X-Http-Method-Override Authorization User-Agent Forwarded X-Original-Url Purpose ' +
      'Content-Type Content-Encoding',
  ),
  fc.oneof(
    aText.map((text) => text.replace(/[^\t -~\u0080-\u00ff]/g, '').slice(0, 2_000)),
    oneOf(
      '*/* text/html application/json image/png bytes=0-1 same-origin null ::1 8.8.8.8 draft= *',
    ),
  ),
  { maxKeys: 4 },
)

/** Any method at any address with any headers. */
const anything: fc.Arbitrary<RawRequest> = fc.record({
  method: oneOf('GET GET GET HEAD POST PUT DELETE PATCH OPTIONS PROPFIND'),
  path: anAddress,
  headers,
  body: fc.constant(null),
})

const FORM = 'application/x-www-form-urlencoded'
const FIELDS =
  'kind service experience variant pickup dropoff stops date time hours returnDate returnTime passengers ' +
  'luggages childSeats parcelLength parcelWeight orderOptions customerCompany customerCompanyID ' +
  'customerCompanyVATID chooseCountry name email phone zip message subject orderKey paymentMethod note ' +
  'again draft revision messageKey renderedAt leaveEmpty intent __proto__'
const aFormBody = fc
  .array(fc.tuple(fc.oneof({ weight: 9, arbitrary: oneOf(FIELDS) }, aText), aText), {
    maxLength: 12,
  })
  .map((pairs) => new URLSearchParams(pairs).toString())

/** A form with any content, posted to an address that accepts forms. */
const filledForm: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constant('POST'),
  path: oneOf(FORM_PLACES),
  headers: fc.constant({ 'Content-Type': FORM }),
  body: aFormBody,
})

const aType = fc.constantFrom(
  FORM,
  `${FORM}; charset=utf-16`,
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'application/xml',
  '',
)
const aBrokenBody = fc.oneof(
  fc.json().map(sendable),
  hostile,
  oneOf('&&&=== % a[b][c]=1&a[b]=2 --x\r\n\r\n--x--'),
  fc.constantFrom('', 'x'.repeat(70_000)),
)

/** A body that is no form, or a form under a wrong content type. */
const brokenPost: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constant('POST'),
  path: fc.oneof(oneOf(`${FORM_PLACES} /_serverFn/askCompany /_serverFn/x`), anAddress),
  headers: fc.tuple(headers, aType).map(([odd, type]) => ({ ...odd, 'Content-Type': type })),
  body: fc.oneof(aBrokenBody, aFormBody),
})

/** Any request that a stranger may send. Only its HTTP is well formed. */
export const hostileRequest = fc.oneof(anything, filledForm, brokenPost)

/** Hostile texts for some fields of an otherwise valid order, and for its note. */
export const hostileOrder = fc.record({
  typedOver: fc.dictionary(
    oneOf('pickup dropoff stops nameBoard subject message name street city flightNumber'),
    hostile,
    { maxKeys: 3 },
  ),
  note: hostile,
})
