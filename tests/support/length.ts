/**
 * How much of the tests runs: `short` by `npm test`, `all` by `npm test -- all` and by a runner that is typed itself,
 * `whole` by `npm run proof -- all`. docs/reliability.md says what each asks.
 */
const length = process.env['TEST_LENGTH'] ?? 'all'

export const isShort = length === 'short'
export const isWhole = length === 'whole'

/** The whole record (tests/record) takes minutes: each night, and where `RECORD` asks for it. */
export const isRecordWhole = isWhole || process.env['RECORD'] !== undefined

/** Tests that take many seconds together, and long proofs in small: `npm test` leaves them to `npm test -- all`. */
export const slowTests = [
  'build/paraglide-options.test.ts',
  'scripts/commands.test.ts',
  'scripts/docs/commands.test.ts',
  'scripts/drill/drill.test.ts',
  'scripts/checks/house/{fourth-language,new-act}.test.ts',
  'scripts/checks/releases/judge-release.test.ts',
  'scripts/setup/{setup,later-engine}.test.ts',
  'scripts/setup/remote/set-up-remote.test.ts',
  'src/jobs/{incidents,persons-many,forget-bites,query-plans,backlog}.worker.test.ts',
  'src/back-office/transport.{server,worker}.test.ts',
  'src/order/mail/{strangers,who-hears}.worker.test.ts',
  'src/i18n/first-language.test.ts',
  'src/order/status/{told-lives,weekdays,document/austria}.test.ts',
  'src/desk/money/austria.worker.test.ts',
  'src/outbox/{breaker,outbox-faults}.worker.test.ts',
  'src/outbox/sent/sent-mails.worker.test.ts',
  'tests/proofs/**',
  'src/order/price/price-sums.test.ts',
  'tests/facts/{addresses,back-office,billing-address,desk-leaks,fares,found,function-calls,fuzz}.test.ts',
  'tests/facts/{injection,languages,leaks,limits,links,mails,order-drafts,order-errors}.test.ts',
  'tests/facts/{heads,order-kinds,order-promises,order-requests,own-back-office,page-cache,posters,price-answer,provider-kit}.test.ts',
  'tests/facts/{security,settings,terminal,two-isolates,weights}.test.ts',
  'terminal/print/printable.test.ts',
  'tests/record/**',
]
