import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TABLES, withTables } from '../docs/tables.ts'
import { Refusal } from '../tools/errors.ts'

// The lists of docs that the code knows are as scripts/docs/tables.ts makes them. `--write` writes them anew.

const WRITE = 'node --import ./scripts/tools/launch.ts scripts/checks/check-docs.ts --write'
const { values } = parseArgs({ options: { write: { type: 'boolean' } } })

for (const [path, tables] of Object.entries(TABLES)) {
  const text = readFileSync(path, 'utf8')
  const right = withTables(text, tables)
  if (values.write) writeFileSync(path, right)
  else if (text !== right) {
    throw new Refusal(`${path} is not what the code says. Write it anew:\n  ${WRITE}`)
  }
}
