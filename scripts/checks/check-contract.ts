import { readFileSync, writeFileSync } from 'node:fs'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { Document, parse, visit } from 'yaml'
import { contractDocument } from '../contract/document.ts'
import { Refusal } from '../tools/errors.ts'
import { mustRun } from '../tools/run.ts'

// docs/provider-api.yaml is what the schemas of src/back-office and scripts/contract say. `--write` writes it anew.

const PATH = 'docs/provider-api.yaml'
const WRITE = 'node --import ./scripts/tools/launch.ts scripts/checks/check-contract.ts --write'
const { values } = parseArgs({ options: { write: { type: 'boolean' } } })
const document: unknown = JSON.parse(JSON.stringify(contractDocument()))

if (values.write) {
  const file = new Document(document, { aliasDuplicateObjects: false })
  visit(file, {
    // What fits on a line stands on one.
    Collection: (_, node) => void (node.flow = JSON.stringify(node).length < 80),
  })
  const text = file.toString({ lineWidth: 110, singleQuote: true, blockQuote: 'folded' })
  writeFileSync(
    PATH,
    `# Generated from src/back-office and scripts/contract; npm run check -- contract says how it is written anew.\n${text}`,
  )
  mustRun('oxfmt', [PATH])
} else if (!isDeepStrictEqual(parse(readFileSync(PATH, 'utf8')), document)) {
  throw new Refusal(`${PATH} is not what the code says. Write it anew:\n  ${WRITE}`)
}
mustRun('redocly', ['lint', PATH])
