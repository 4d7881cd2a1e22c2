/** A command as a page of the docs has it: `npm run`'s name or another program, and what follows. */
export type DocCommand = { page: string; typed: string; program: string; args: string[] }

const CODE = /^```[^\n]*\n([^]*?)^```|`([^`\n]+)`/gm
const COMMAND =
  /^((?:[A-Z_]+=\S* )*)(?:npm run (?:--silent )?([a-z-]+)|npm (start|test)|npx (\w+)|(vitest|playwright)(?= )|(node)(?= .*\.(?:ts|mjs)))(.*)$/
/** What a shell would not hand to the command, and what a page says beside it. */
const BESIDE = /\s(?:#|\||>|<|&&).*$|\s{3,}.*$/

/** Every command in the code of a page, whole; `-- --option` belongs to the command before it on its line. */
export function commandsOf(page: string, text: string): DocCommand[] {
  const lines = text.replaceAll(CODE, (code) => code.replaceAll('`', '\n`\n')).split('\n')
  const found: DocCommand[] = []
  for (const line of lines) {
    const [, , run, short, npx, bare, node, rest = ''] =
      COMMAND.exec(line.trim().replace(/^.*\| (?=npm )/, '')) ?? []
    const program = run ?? short ?? npx ?? bare ?? node
    const before = found.at(-1)
    if (program !== undefined)
      found.push({ page, typed: line.trim(), program, args: wordsOf(rest) })
    else if (/^-- \S/.test(line) && before)
      found.push({ ...before, typed: `${before.program} ${line}`, args: wordsOf(line) })
  }
  return found
}

/** Commands by a name of theirs. */
export function groupedBy(
  commands: readonly DocCommand[],
  nameOf: (command: DocCommand) => string,
): Map<string, DocCommand[]> {
  const groups = new Map<string, DocCommand[]>()
  for (const command of commands) {
    const name = nameOf(command)
    groups.set(name, [...(groups.get(name) ?? []), command])
  }
  return groups
}

/** The words behind a command, as a shell parts them; `--` itself is npm's. */
function wordsOf(rest: string): string[] {
  return [...rest.replace(BESIDE, '').matchAll(/"([^"]*)"|'([^']*)'|((?:[^\s"']|"[^"]*")+)/g)]
    .map(([, double, single, plain = '']) => double ?? single ?? plain)
    .filter((word) => word !== '--')
}
