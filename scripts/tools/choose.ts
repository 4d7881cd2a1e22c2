type Choice = { what: string; run: () => Promise<unknown> }

/** Runs the script that the first argument names, with the remaining arguments; otherwise lists the scripts. */
export async function runChosen(command: string, choices: Record<string, Choice>): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1)
  const chosen = Object.entries(choices).find(([key]) => key === name)
  if (!chosen) {
    console.error(`npm run ${command} -- NAME, where NAME is one of\n`)
    for (const [key, { what }] of Object.entries(choices)) {
      console.error(`  ${key.padEnd(16)} ${what}`)
    }
    process.exit(2)
  }
  await chosen[1].run()
}
