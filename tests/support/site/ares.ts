import { createServer } from 'node:http'

/** Answers in the shape of the register's own, by company number. */
export const companyAnswers: Record<string, unknown> = {
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

/** Starts a register on loopback that knows the companies above; 27074358 makes it fail. */
export function startAres(port = 0): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const id = (request.url ?? '').split('/').at(-1) ?? ''
    const answer = companyAnswers[id]
    const status = id === '27074358' ? 500 : answer ? 200 : 404
    response.writeHead(status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { kod: 'NENALEZENO', popis: 'Subjekt nenalezen' }))
  })
  return new Promise((done) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const used = typeof address === 'object' && address ? address.port : port
      done({ url: `http://127.0.0.1:${used}`, close: () => server.close() })
    })
  })
}
