import * as v from 'valibot'
import type { Company } from '~/order/company/company'

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
