import { SECOND } from '~/lib/duration'
import { isHttpsOrLoopback } from '~/lib/loopback'
import { logEvent } from '~/lib/log'
import { readBoundedText } from '~/back-office/bounded-body'
import type { CompanyLookup, Company } from '~/order/company/company'
import * as v from 'valibot'

const text = v.nullish(v.string(), '')

/** The fields we read from an ARES response; only the name is required. */
const aresSchema = v.object({
  obchodniJmeno: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
  dic: text,
  dicSkDph: text,
  sidlo: v.nullish(
    v.object({
      nazevUlice: text,
      nazevObce: text,
      nazevCastiObce: text,
      cisloDomovni: v.nullish(v.number()),
      cisloOrientacni: v.nullish(v.number()),
      cisloOrientacniPismeno: text,
      psc: v.nullish(v.number()),
    }),
  ),
  seznamRegistraci: v.nullish(v.object({ stavZdrojeDph: text, stavZdrojeSkDph: text })),
})

/** Company from an ARES response, or null if the response is invalid. */
export function parseAresCompany(answer: unknown): Company | null {
  const result = v.safeParse(aresSchema, answer)
  if (!result.success) return null
  const { obchodniJmeno, dic, dicSkDph, sidlo, seznamRegistraci } = result.output
  // ARES lists a DIČ even after the VAT registration has ended. A member of a VAT group acts under the group's (§ 5a to 5c of the VAT Act).
  const isInGroup = seznamRegistraci?.stavZdrojeSkDph === 'AKTIVNI' && dicSkDph !== ''
  const isVatPayer = seznamRegistraci?.stavZdrojeDph === 'AKTIVNI'
  return {
    customerCompanyName: obchodniJmeno,
    customerCompanyVATID: isInGroup ? dicSkDph : isVatPayer ? dic : '',
    street: sidlo ? streetOf(sidlo) : '',
    city: sidlo?.nazevObce ?? '',
    zip: sidlo?.psc ? String(sidlo.psc).padStart(5, '0') : '',
  }
}

type Seat = NonNullable<v.InferOutput<typeof aresSchema>['sidlo']>

/** „Pohraniční 2911/13b“; a village without streets has its own name in place of the street. */
function streetOf(seat: Seat): string {
  const name = seat.nazevUlice || seat.nazevCastiObce || seat.nazevObce
  const second = seat.cisloOrientacni ? `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno}` : ''
  const number = [seat.cisloDomovni ?? '', second].filter(Boolean).join('/')
  return `${name} ${number}`.trim()
}

const TIMEOUT = 3 * SECOND
/** Limit of a response. The longest real ones, of companies with many registrations, have some 50 KB. */
const MOST_BYTES = 256 * 1_024
const PUBLIC_ARES = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest'

/**
 * Asks the register at `base` for a company by its number, which has its eight digits; an empty or missing `base` means
 * the public register. Never throws.
 */
export async function askAres(id: string, base: string | undefined): Promise<CompanyLookup> {
  const url = URL.parse(`${base || PUBLIC_ARES}/ekonomicke-subjekty/${id}`)
  if (!url || !isHttpsOrLoopback(url)) {
    logEvent({ event: 'company_settings', setting: 'ARES_URL' })
    return { ok: false, error: 'unavailable' }
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(url, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      signal,
    })
    const body = await readBoundedText(response.body, MOST_BYTES, signal)
    if (response.status === 404) return { ok: false, error: 'unknown' }
    const found = response.ok && body.ok ? parseAresCompany(JSON.parse(body.text)) : null
    return found ? { ok: true, company: found } : { ok: false, error: 'unavailable' }
  } catch {
    return { ok: false, error: 'unavailable' }
  }
}
