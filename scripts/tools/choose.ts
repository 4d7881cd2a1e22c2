import { refuseUsage } from './read-arguments.ts'

type Choice = { what: string; run: () => Promise<unknown> }

/** Runs the script that the first word names, with what follows it; without one it lists the scripts. */
export async function runChosen(command: string, choices: Record<string, Choice>): Promise<void> {
  const [name = '--help'] = process.argv.splice(2, 1)
  const lines = Object.entries(choices).map(([key, { what }]) => `  ${key.padEnd(16)} ${what}`)
  const help = `npm run ${command} -- NAME, where NAME is one of\n\n${lines.join('\n')}`
  const chosen = Object.entries(choices).find(([key]) => key === name)
  if (chosen) return void (await chosen[1].run())
  if (name !== '--help') refuseUsage(`There is no “${name}” here.`, help)
  console.log(help)
}
