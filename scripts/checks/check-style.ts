import { readdirSync, readFileSync } from 'node:fs'
import { inks } from '../../design/posters/kit/inks.ts'
import { scaleProblems } from './style/problems.ts'

// No style has a size, weight, distance or colour of its own: all of them are in src/styles/tokens.css.
const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name))
  .map(({ parentPath, name }) => `${parentPath}/${name}`)
  .filter((path) => !/\.test\.tsx?$|^src\/paraglide\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const problems = scaleProblems(sources, Object.values(inks))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
const styles = sources.filter(({ path }) => path.endsWith('.css')).length
console.log(`${styles} styles, every size, weight, distance and colour from the tokens`)
