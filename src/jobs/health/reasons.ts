/**
 * Every reason why health calls an operator: what it means, and what mends it. The sequence is that of the work: who
 * mends the first may find the others gone. docs/run-book.md repeats each line; `npm run check -- docs` compares them.
 */
export const REASONS = {
  databaseFailed: {
    means: 'a database gives no answer, so no order can be taken',
    mend: "look at Cloudflare's status; right after a release, migrate: `npm run deploy`",
  },
  databaseReadOnly: {
    means:
      'the database of the site answers but has taken no write for two minutes, so no order can be taken',
    mend: "look at Cloudflare's status and at the limits of the account (D1, rows written); it ends by itself with the first write",
  },
  databaseFull: {
    means:
      'a database has 70% of the 10 GB that D1 holds, or takes no more rows because it is full',
    mend: '`npm run wrangler -- d1 info DB` gives the size; shorten `retention` in the config of the carrier and deploy, or move to a larger store',
  },
  databaseSlow: {
    means:
      'a database answers, but only after more than 1.5 seconds; orders go through and take long',
    mend: "look at Cloudflare's status, and at the slowest statements in the dashboard (D1, Metrics); nothing is lost meanwhile",
  },
  settingsWrong: {
    means: 'a setting is missing, malformed or contradicts another',
    mend: '`settings.wrong` names it, `npm start` with the same settings says what is wrong; correct it in `deploy.json` of the carrier and `npm run deploy`, or a secret by `npm run wrangler -- secret put NAME`',
  },
  cardWithoutGateway: {
    means: 'the carrier takes cards, but there is nothing to pay with, so the form offers no card',
    mend: 'set both secrets of the gateway: `npm run wrangler -- secret put STRIPE_SECRET_KEY` and `STRIPE_WEBHOOK_SECRET`; or take `card` out of `payment.methods` and `npm run deploy`',
  },
  gatewayRefuses: {
    means:
      'the payment gateway refuses our key, a right of it or what we ask, so cards are not charged or money does not go back',
    mend: '`gateway.refuses` names the question and why; `http_401`: set the key anew, `npm run wrangler -- secret put STRIPE_SECRET_KEY`; `http_403`: give the restricted key the rights of docs/deploy.md, step 7; anything else: look at the account in the dashboard of the gateway; it ends with the next such question, or after a day without one',
  },
  cronStopped: {
    means: 'the cron has not run for five minutes: nothing is retried, expires or is forgotten',
    mend: "look at the Worker's cron triggers in the dashboard: there has to be one, `* * * * *`; `npm run deploy` sets it again",
  },
  jobLate: {
    means: 'the cron runs, but a job of it keeps failing',
    mend: '`jobs` names it, and docs/operations.md, The log, what it does; in the log `event = "cron"` and `outcome = "failed"` give error and place; a release that mends it, or `npm run wrangler -- rollback`, ends it',
  },
  storeFailed: {
    means: 'the store KV gives no answer; the site shows the catalogue that it remembers otherwise',
    mend: "look at Cloudflare's status and at the id of CATALOG in `deploy.json` of the carrier; it ends by itself",
  },
  credentialsRefused: {
    means: 'the back office answers 401 or 403 to what is delivered or read',
    mend: 'set its secrets: `npm run wrangler -- secret put PROVIDER_ACCESS_TOKEN` and `PROVIDER_BEARER`; what waits then goes by itself within ten minutes, or at once by `npm run orders -- replay NUMBER --remote`',
  },
  nobodyTold: {
    means:
      'an order is 15 minutes old and you do not know of it: its mail was not sent and nobody answered it',
    mend: '`npm run orders -- list --state received --remote`, and answer the order whose `show` has the mail to you as `pending`; `mail.says` and `event = "mail"` in the log say why it is not sent: mend it as `mailsLate` says',
  },
  mailsLate: {
    means: 'a mail to a customer has waited for more than 15 minutes; offers wait with it',
    mend: '`mail.says` and `event = "mail"` in the log say why; `http_401`: check `MAIL_API_TOKEN`; `http_500`, `no_id`: the address answers but sends nothing, so check `MAIL_API_URL`, and where it is right tell the mail service; then everything goes by itself within ten minutes',
  },
  mailsDead: {
    means: 'a mail could not be sent for 48 hours',
    mend: '`npm run orders -- list --remote` names the orders and what the mail service said; where `mail.says` still says it, mend that first as `mailsLate` says; then `npm run orders -- replay --state dead --remote`; `settle` first what comes too late or has been told by telephone',
  },
  mailsRefused: {
    means: "the mail service refused a mail for good, or its recipient's mailbox did",
    mend: '`npm run orders -- list --remote` names the orders, `show` the telephone: call, then `replay` the order, or `settle` it; many at once: look at the account and domain at the mail service',
  },
  mailsMany: {
    means: 'more than 2,000 mails went today to mailboxes that have proved nothing',
    mend: 'look through `npm run orders -- list --remote` for orders that nobody means, and block their network in the dashboard (Security, WAF); on a busy site raise `BUDGET.alarm` in `src/outbox/mailbox/mail-budget.server.ts` and `npm run deploy`; else it ends at midnight UTC',
  },
  pendingTooLong: {
    means: 'an order, an event of one or a message has waited ten minutes for the back office',
    mend: '`npm run orders -- --remote` shows what the back office answers: tell its operator, and work from the list meanwhile; once it is back, all goes out within ten minutes; where no answer is shown, `npm run orders -- replay NUMBER --remote` sends the order at once',
  },
  needsReview: {
    means: 'the back office refused an order, an event of one or a message for good',
    mend: '`npm run orders -- --remote` shows why; mend the cause (docs/operations.md, Sending again, has each answer), then `npm run orders -- replay --state needs_review --remote`',
  },
  documentsNotIssued: {
    means: 'a tax document that is owed was not issued, because its order cannot be read',
    mend: 'the home of the desk names the order, and `npm run orders -- show NUMBER --remote` what of it cannot be read; where a newer release wrote it, deploy that release; else correct it as docs/run-book.md says at its end; then `npm run orders -- replay NUMBER --remote`',
  },
  dead: {
    means: 'an order, an event of one or a message could not be delivered for 48 hours',
    mend: 'once the back office is up, which `catalogue.failing` null says: `npm run orders -- replay --state dead --remote`; or enter it there by hand and `settle` it',
  },
  catalogueOld: {
    means: 'the back office has not given its catalogue for ten minutes, or gives an empty one',
    mend: '`catalogue.failing` says what it answers: tell its operator; the site shows what it remembers, for seven days',
  },
  experiencesLeftOut: {
    means: 'an experience is not on the site, because its entry is not as the contract says',
    mend: '`catalogue.leftOut` names it: correct it in the back office (in the embedded one: as docs/run-book.md says at its end); the site shows it within two minutes',
  },
  bankGap: {
    means:
      "the bank's interface was silent for so long that it does not give some days any more; what was paid on them is not noted",
    mend: '`bank.gap` has the days: download their statement from the bank and upload it on the page Money of the desk, or `npm run orders -- statement FILE --note --remote`; the first statement that a person notes ends it',
  },
  draftsPushedOut: {
    means: 'so many forms are begun that unfinished ones were pushed out within the last hour',
    mend: 'in the log `route = "order"` and `method = "POST"` by hour show how many; where it is no rush of customers, block the network in the dashboard (Security, WAF); it ends an hour after the last one',
  },
  ordersUnanswered: {
    means: 'an order has waited for your answer for longer than its customer was promised',
    mend: '`npm run orders -- list --state received --remote` names it: confirm, quote or reject it, and call its customer',
  },
  ridesWithoutDriver: {
    means: 'a ride begins within 20 hours and nobody drives it',
    mend: '`npm run orders -- list --state confirmed --remote`, and `assign` it; a return journey has a driver for each ride (`--leg 2`)',
  },
  noOrders: {
    means:
      'no order has come for as long as there were at least six in each of the last four weeks at this time',
    mend: 'place one yourself at `/order` as far as the summary; if that works, look for the cause outside: domain, advertising, a holiday',
  },
} as const satisfies Record<string, { means: string; mend: string }>

export type Reason = keyof typeof REASONS

const IN_SEQUENCE = Object.keys(REASONS)

/** Reasons in the sequence of the work, each once. */
export function inSequence(reasons: Iterable<Reason>): Reason[] {
  return [...new Set(reasons)].toSorted((a, b) => IN_SEQUENCE.indexOf(a) - IN_SEQUENCE.indexOf(b))
}

/** What each reason means and what mends it, for who may see the figures. */
export function explained(reasons: Reason[]): { reason: Reason; means: string; mend: string }[] {
  return reasons.map((reason) => ({ reason, ...REASONS[reason] }))
}
