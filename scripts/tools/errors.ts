/** An error whose message is for the person at the terminal: what is wrong with what was asked, and what to do. */
export class Refusal extends Error {}

const NOT_ALLOWED = 'This user may not write or read here: look at the owner of the folder.'
/** What an error of the file system means, by its code. */
const MEANINGS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room and run the command again.',
  EROFS: 'This folder is read-only: clone the project into one that can be written.',
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
}

/** The sentence for an error that ends a command; with `DEBUG=1` in the environment its trace follows. */
export function errorText(error: unknown, environment = process.env): string {
  const message = error instanceof Error ? error.message : String(error)
  const fault = fileFault(error)
  const says = fault ? `${fault} (${message})` : message
  if (environment['DEBUG']) return `${says}\n\n${error instanceof Error ? error.stack : ''}`
  return error instanceof Refusal ? says : `${says}\nDEBUG=1 before the command shows where.`
}

/** The sentence for an error of the file system; null for any other, as that of a port which has the same code. */
function fileFault(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  // A folder with all its parents cannot be missing: Node says so of one that cannot be made on a read-only disk.
  const isMaking = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir'
  const says = MEANINGS[isMaking ? 'EROFS' : String(error.code)] ?? null
  return says === NOT_ALLOWED && !('path' in error) ? null : says
}

/** Ends the process when a reader has all of its output: `process.exit` alone cuts what a pipe has not taken yet. */
export async function exitAfterOutput(code: number): Promise<never> {
  for (const stream of [process.stdout, process.stderr])
    await new Promise((done) => stream.write('', done))
  process.exit(code)
}
