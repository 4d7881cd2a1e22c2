type Choice = { what: string; run: () => Promise<unknown> }

/** Runs the one that the first argument names, which sees only the arguments after it; else says what there is. */
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
