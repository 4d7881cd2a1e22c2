import { type Typed, typeAtTerminal } from './bare-clone.mjs'

/** What is asked by --quick, as it stands on the screen, and what is typed. */
const QUICK: readonly [asks: string, keys: string][] = [
  ['Name that customers know', 'Musterfahrt\r'],
  ['Country of the company', '\u001b[B\u001b[B\r'],
  ['Town of the company', 'Graz\r'],
  ['Phone', '0316 123456\r'],
  ['E-mail for customers', 'office@muster.example\r'],
  ['This will be written', '\r'],
]

/** `npm run setup -- --quick` at a terminal, answered question by question, as many of them as wanted. */
export async function answerSetup(clone: string, most = Infinity): Promise<Typed> {
  const setup = typeAtTerminal(clone, 'npm run setup -- --quick')
  for (const [asks, keys] of QUICK.slice(0, most)) {
    await setup.until(asks)
    setup.send(keys)
  }
  return setup
}
