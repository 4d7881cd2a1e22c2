import { type DeskAnswer, MOST_FOUND } from '../src/order/commands/desk-answer.ts'
import type { DeskCommand } from '../src/order/commands/desk-command.ts'
import { isUnread } from '../src/order/bank/statement.ts'
import { localState } from '../scripts/tools/local-state.ts'
import { askSite } from './ask-site.ts'
import { eraseAgain } from './erase-again.ts'
import { helpText } from './help.ts'
import { wholeStatement } from './whole-statement.ts'
import { listAsCsv } from './print/csv.ts'
import { erasedAgainText, erasedText } from './print/erased-text.ts'
import { listText } from './print/list.ts'
import { messagesText } from './print/messages.ts'
import { printableJson } from './print/printable.ts'
import { rowsJson } from './print/rows.ts'
import { showText } from './print/show.ts'
import { takenBackText } from './print/taken-back.ts'
import { statementText } from './print/statement.ts'
import { traceText } from './print/trace.ts'
import { readDatabase } from './read-database.ts'
import { type Manner, readTyped } from './read-typed.ts'
import { actedText, invalidText, refusalText } from './sentences.ts'

// The carrier's terminal. Exit code: 0 done, 1 refused or unavailable, 2 wrong usage.
// npm names the script it runs on the standard output.
const NPM_TALKS =
  process.env['npm_command']?.startsWith('run') && process.env['npm_config_loglevel'] !== 'silent'
const stateFolder = localState()

const typed = readTyped(process.argv.slice(2))
if (typed.kind === 'help') console.log(helpText())
else if (typed.kind === 'misspelt') fail(`${typed.says}\nnpm run orders -- --help tells all.`, 2)
else print(typed.command, typed.manner, await answerOf(typed.command, typed.manner))

function answerOf(command: DeskCommand, manner: Manner): Promise<DeskAnswer> {
  const ask = (next: DeskCommand) => answerTo(next, manner)
  if (command.command === 'erase-again') return eraseAgain(command, ask)
  return command.command === 'statement' ? wholeStatement(command, ask) : ask(command)
}

async function answerTo(command: DeskCommand, { isRemote }: Manner): Promise<DeskAnswer> {
  const asked = await askSite(command, { isRemote, stateFolder, environment: process.env })
  if (asked.kind === 'answered') return asked.answer
  if (asked.kind === 'failed') fail(asked.says, 1)
  return (await readDatabase(command, { isRemote, stateFolder })) ?? fail(asked.says, 1)
}

function print(command: DeskCommand, manner: Manner, answer: DeskAnswer): void {
  if (!answer.ok) {
    const isMisspelt = answer.error === 'invalid'
    if (manner.isJson) console.log(printableJson(answer))
    fail(
      answer.error === 'invalid' ? invalidText(command, answer) : refusalText(answer),
      isMisspelt ? 2 : 1,
    )
  }
  if (answer.kind === 'read') {
    const { rows, failedMails } = answer
    if (manner.isJson) console.log(rowsJson(rows))
    else if (manner.isCsv) process.stdout.write(listAsCsv(rows))
    else if (command.command === 'messages') console.log(messagesText(rows))
    else console.log(listText(rows, failedMails, 'limit' in command ? command.limit : MOST_FOUND))
  } else if (answer.kind === 'order') {
    const { row, sections } = answer
    console.log(manner.isJson ? rowsJson([row]) : showText(row, sections))
  } else if (answer.kind === 'statement') {
    if (manner.isJson) console.log(printableJson(answer))
    if (isUnread(answer)) fail(statementText(command, answer), 1)
    if (!manner.isJson) console.log(statementText(command, answer))
  } else if (answer.kind === 'takenBack') {
    console.log(manner.isJson ? printableJson(answer) : takenBackText(answer))
  } else if (answer.kind === 'trace') {
    console.log(manner.isJson ? rowsJson([answer.row]) : traceText(answer.row))
  } else if (answer.kind === 'file') {
    if (manner.isJson) console.log(printableJson(answer))
    else writeFile(answer)
  } else if (answer.kind === 'person') {
    if (manner.isJson || command.command === 'export') console.log(printableJson(answer.found))
    else if (command.command === 'erase-again') console.log(erasedAgainText(answer.found))
    else console.log(erasedText(answer.found))
  } else if (manner.isJson) {
    console.log(printableJson(answer))
  } else if (answer.kind === 'acted') {
    console.log(actedText(answer.order, answer.told))
  } else {
    console.log(outboxText(command, answer.count))
  }
}

function outboxText({ command }: DeskCommand, count: number): string {
  return command === 'settle'
    ? `${count} marked as dealt with; nothing of it is sent any more.`
    : `${count} made pending (orders, messages, mails and documents); the site sends them within a minute.`
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
