import { runChosen } from './tools/choose.ts'

// The long proofs; `npm test -- all` runs their short form. docs/reliability.md has their figures.
await runChosen('proof', {
  all: {
    what: 'npm test -- all with the whole long proofs; each night',
    run: () => {
      process.argv.push('whole')
      return import('./test.ts')
    },
  },
  soak: {
    what: 'thousands of orders against a faulty provider: none lost, none doubled [orders: 10000]',
    run: () => import('../tests/proofs/soak.ts'),
  },
  kill: {
    what: 'kill -9 of the running site while orders are sent and delivered [kills: 200]',
    run: () => import('../tests/proofs/kill.ts'),
  },
  acts: {
    what: 'kill -9 of the running site while the carrier acts on orders [kills: 200]',
    run: () => import('../tests/proofs/acts.ts'),
  },
  papers: {
    what: 'documents of generated lives come to the money, and series without gaps whatever dies [kills: 200]',
    run: () => import('../tests/proofs/papers.ts'),
  },
  strangers: {
    what: 'a day of drafts from one network, then 100 people at once: each has an order [drafts: 100000]',
    run: () => import('../tests/proofs/strangers.ts'),
  },
  people: {
    what: 'a person is found and erased among millions of orders, and what is overdue goes in bites [orders: 2000000]',
    run: () => import('../tests/proofs/people.ts'),
  },
  provider: {
    what: 'asks a back office at URL whether it keeps docs/provider-api.yaml URL [--yes] [--site ORIGIN]',
    run: () => import('../tests/proofs/provider.ts'),
  },
  outage: {
    what: 'what pages and orders do while the provider hangs',
    run: () => import('../tests/proofs/outage.ts'),
  },
  scale: {
    what: 'what an order costs in rows, bytes and money; writes docs/scale.md [orders: 100]',
    run: () => import('../tests/proofs/scale.ts'),
  },
  fuzz: {
    what: 'hostile inputs for every schema and every address [inputs: 10000] [seed]',
    run: () => import('../tests/proofs/fuzz.ts'),
  },
})
