import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect } from 'vitest'

const isWriting = process.env['RECORD'] === 'write'

/** Compares lines with their file of the record, or writes them there with RECORD=write. */
export function expectRecorded(file: string, lines: readonly string[]): void {
  expectRecordedText(file, `${lines.join('\n')}\n`)
}

/** The same with a text as it is. */
export function expectRecordedText(file: string, text: string): void {
  const path = `tests/record/${file}`
  if (isWriting) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  const recorded = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // The lines that differ, not thousands of them that do not.
  const [before, after] = [recorded.split('\n'), text.split('\n')]
  const [old, new_] = [new Set(before), new Set(after)]
  const differing = [
    ...before.filter((line) => !new_.has(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ]
  expect(differing, `${path} is not what the site does now`).toEqual([])
  expect(text === recorded, `the sequence of lines in ${path}`).toBe(true)
}
