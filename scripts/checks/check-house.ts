import { readdirSync, readFileSync } from 'node:fs'
import { houseProblems } from './house/problems.ts'

// No folder of src has more modules than one looks over, and no module is longer than one reads.
const paths = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
const { problems, modules, folders } = houseProblems(
  paths.map((path) => ({ path, text: () => readFileSync(path, 'utf8') })),
)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${modules} modules in ${folders} folders, none too full and none too long`)
