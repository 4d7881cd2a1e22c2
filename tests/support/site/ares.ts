import { createServer } from 'node:http'
import { listen } from '../../../scripts/tools/listen.ts'

/** Answers in the shape of the register's own, by company number. */
export const companyAnswers: Record<string, object> = {
  '25380141': {
    ico: '25380141',
    obchodniJmeno: 'TRAIVA, s.r.o.',
    dic: 'CZ25380141',
    pravniForma: '112',
    sidlo: {
      kodStatu: 'CZ',
      nazevUlice: 'Pohraniční',
      cisloDomovni: 2911,
      cisloOrientacni: 13,
      cisloOrientacniPismeno: 'b',
      nazevObce: 'Ostrava',
      nazevCastiObce: 'Vítkovice',
      psc: 70_300,
      textovaAdresa: 'Pohraniční 2911/13b, Vítkovice, 70300 Ostrava',
    },
    seznamRegistraci: { stavZdrojeDph: 'AKTIVNI' },
  },
  '00006947': {
    ico: '00006947',
    obchodniJmeno: 'Obec Ukázková',
    dic: 'CZ00006947',
    sidlo: {
      kodStatu: 'CZ',
      cisloDomovni: 12,
      nazevObce: 'Ukázková',
      nazevCastiObce: 'Dolní Ukázka',
      psc: 123,
    },
    seznamRegistraci: { stavZdrojeDph: 'ZANIKLY' },
  },
}

/**
 * Starts a register on loopback that knows the companies above; 27074358 makes it fail, and under `/long` every
 * answer has a megabyte. GET /asked/{id} tells how often a company was asked for.
 */
export async function startAres(port = 0): Promise<{ url: string; close: () => void }> {
  const asked = new Map<string, number>()
  const server = createServer((request, response) => {
    const [id = '', kind, isLong] = (request.url ?? '').split('/').toReversed()
    const send = (status: number, answer: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(answer))
    }
    if (kind === 'asked') return send(200, asked.get(id) ?? 0)
    asked.set(id, (asked.get(id) ?? 0) + 1)
    const answer = companyAnswers[id]
    if (id === '27074358') return send(500, {})
    if (!answer) return send(404, { kod: 'NENALEZENO', popis: 'Subjekt nenalezen' })
    return send(200, isLong === 'long' ? { ...answer, more: ' '.repeat(1_024 * 1_024) } : answer)
  })
  return { url: await listen(server, port), close: () => server.close() }
}
