import { type DeskAnswer, MOST_FOUND } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { isUnread } from '../src/order/bank/statement.ts'
import { isReading, readOrders } from '../src/order/commands/read-orders.server.ts'
import { d1Rows } from '../scripts/tools/d1-rows.ts'
import { localState } from '../scripts/tools/local-state.ts'
import { askSite } from './ask-site.ts'
import { helpText } from './help.ts'
import { listAsCsv } from './print/csv.ts'
import { erasedAgainText, erasedText } from './print/erased-text.ts'
import { listText, messagesText } from './print/list.ts'
import { printableJson } from './print/printable.ts'
import { readColumns } from './print/rows.ts'
import { showText } from './print/show.ts'
import { statementText, takenBackText } from './print/statement.ts'
import { traceText } from './print/trace.ts'
import { type Manner, readTyped } from './read-typed.ts'
import { wholeAnswer } from './whole-answer.ts'
import { actedText, invalidText, refusalText } from './words.ts'

// The carrier's terminal. Exit code: 0 done, 1 refused or unavailable, 2 wrong usage.
// npm names the script it runs on the standard output.
const NPM_TALKS =
  process.env['npm_command']?.startsWith('run') && process.env['npm_config_loglevel'] !== 'silent'
const stateFolder = localState()

const typed = readTyped(process.argv.slice(2))
if (typed.kind === 'help') console.log(helpText())
else if (typed.kind === 'misspelt') fail(`${typed.says}\nnpm run orders -- --help tells all.`, 2)
else {
  const { command, manner } = typed
  await print(command, manner, await wholeAnswer(command, (next) => answerTo(next, manner)))
}

/** The answer of the site; what needs no secret is read from the database where no site answers. */
async function answerTo(command: DeskCommand, { isRemote }: Manner): Promise<DeskAnswer> {
  const asked = await askSite(command, { isRemote, stateFolder, environment: process.env })
  if (asked.kind === 'answered') return asked.answer
  if (asked.kind === 'failed') fail(asked.says, 1)
  if (!isReading(command)) fail(asked.says, 1)
  // Only here: it takes wrangler a second to load.
  const place = isRemote
    ? ['--remote', ...(await import('../scripts/tools/deployed-site.ts')).deployedSite(null).ofSite]
    : ['--local', '--persist-to', stateFolder]
  return readOrders(command, async (sql) => d1Rows('DB', sql, place) ?? fail(asked.says, 1))
}

async function print(command: DeskCommand, manner: Manner, answer: DeskAnswer): Promise<void> {
  if (manner.isJson) console.log(jsonOf(answer))
  if (!answer.ok) {
    if (answer.error === 'invalid') fail(invalidText(command, answer), 2)
    fail(await refusalText(answer), 1)
  }
  if (answer.kind === 'statement' && isUnread(answer)) fail(statementText(command, answer), 1)
  if (manner.isJson) return
  if (answer.kind === 'file') writeFile(answer)
  else if (answer.kind === 'person') console.log(jsonOf(answer))
  else if (answer.kind === 'read' && manner.isCsv) process.stdout.write(listAsCsv(answer.rows))
  else console.log(textOf(command, answer))
}

function jsonOf(answer: DeskAnswer): string {
  if (!answer.ok) return printableJson(answer)
  if (answer.kind === 'read') return printableJson(answer.rows.map(readColumns))
  if ('row' in answer) return printableJson([readColumns(answer.row)])
  return printableJson('found' in answer ? answer.found : answer)
}

type Done = Exclude<Extract<DeskAnswer, { ok: true }>, { kind: 'file' | 'person' }>

function textOf(command: DeskCommand, answer: Done): string {
  switch (answer.kind) {
    case 'read': {
      if (command.command === 'messages') return messagesText(answer.rows)
      const limit = 'limit' in command ? command.limit : MOST_FOUND
      return listText(answer.rows, answer.failedMails, limit)
    }
    case 'order':
      return showText(answer.row, answer.sections)
    case 'trace':
      return traceText(answer.row)
    case 'acted':
      return actedText(answer)
    case 'statement':
      return statementText(command, answer)
    case 'takenBack':
      return takenBackText(answer)
    case 'erased':
      return erasedText(answer.found)
    case 'again':
      return erasedAgainText(answer.found)
    case 'outbox':
      return command.command === 'settle'
        ? `${answer.count} marked as dealt with; nothing of it is sent any more.`
        : `${answer.count} made pending (orders, messages, mails and documents); the site sends them within a minute.`
  }
}

/** The bytes of a file to the standard output; what is no text is nothing for a screen. */
function writeFile({ name, base64 }: Extract<DeskAnswer, { kind: 'file' }>): void {
  if (process.stdout.isTTY && !name.endsWith('.csv')) {
    fail(`That is no text: send it to a file, with > ${name} at the end.`, 2)
  }
  if (!process.stdout.isTTY && NPM_TALKS) {
    console.error('npm wrote two lines before it: use npm run --silent orders -- …')
  }
  process.stdout.write(Buffer.from(base64, 'base64'))
}

/** Prints the reason for ending to the error output; with --json the standard output contains JSON alone. */
function fail(says: string, code: 1 | 2): never {
  console.error(says)
  process.exit(code)
}
