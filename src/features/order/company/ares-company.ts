import * as v from 'valibot'
import type { Company } from '~/features/order/company/company'

const text = v.nullish(v.string(), '')

/** What we read of an answer of ARES; everything but the name may be missing. */
const aresSchema = v.object({
  obchodniJmeno: v.pipe(v.string(), v.nonEmpty(), v.maxLength(400)),
  dic: text,
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
  seznamRegistraci: v.nullish(v.object({ stavZdrojeDph: text })),
})

/** A company from an answer of ARES, or null when the answer makes no sense. */
export function parseAresCompany(answer: unknown): Company | null {
  const result = v.safeParse(aresSchema, answer)
  if (!result.success) return null
  const { obchodniJmeno, dic, sidlo, seznamRegistraci } = result.output
  // A DIČ stays in the register after the registration for VAT has ended.
  const isVatPayer = seznamRegistraci?.stavZdrojeDph === 'AKTIVNI'
  return {
    customerCompanyName: obchodniJmeno,
    customerCompanyVATID: isVatPayer ? dic : '',
    street: sidlo ? streetOf(sidlo) : '',
    city: sidlo?.nazevObce ?? '',
    zip: sidlo?.psc ? String(sidlo.psc).padStart(5, '0') : '',
  }
}

type Seat = NonNullable<v.InferOutput<typeof aresSchema>['sidlo']>

/** „Pohraniční 2911/13b“; a village without streets has its own name instead of one. */
function streetOf(seat: Seat): string {
  const name = seat.nazevUlice || seat.nazevCastiObce || seat.nazevObce
  const second = seat.cisloOrientacni ? `${seat.cisloOrientacni}${seat.cisloOrientacniPismeno}` : ''
  const number = [seat.cisloDomovni ?? '', second].filter(Boolean).join('/')
  return `${name} ${number}`.trim()
}
