/** An error whose message is for the person at the terminal: what is wrong with what was asked, and what to do. */
export class Refusal extends Error {}

/** What an error of the machine means, by its code. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and run the command again.',
  EROFS: 'This folder is read-only: clone the project into one that can be written.',
  EACCES: 'This user may not write or read here: look at the owner of the folder.',
  EPERM: 'This user may not write or read here: look at the owner of the folder.',
}
const CODE = new RegExp(`\\b(?:${Object.keys(MEANINGS).join('|')})\\b`)

/** The sentence for an error that ends a command; with `DEBUG=1` in the environment its trace follows. */
export function errorText(error: unknown, environment = process.env): string {
  const message = error instanceof Error ? error.message : String(error)
  const fault = machineFault(message)
  const says = fault ? `${fault} (${message})` : message
  if (environment['DEBUG']) return `${says}\n\n${error instanceof Error ? error.stack : ''}`
  return error instanceof Refusal ? says : `${says}\nDEBUG=1 before the command shows where.`
}

/** The sentence for a fault of the machine that a text names by its code; null where it names none. */
export function machineFault(text: string): string | null {
  const [code = ''] = CODE.exec(text) ?? []
  return MEANINGS[code] ?? null
}
