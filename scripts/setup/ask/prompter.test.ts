import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { promptHere } from './prompter.ts'

const CHOICES = ['one', 'two', 'three'].map((value) => ({ value, label: value }))
const DOWN = '\u001b[B'
const RETURN = '\r'

/** A person at a terminal. */
function sittingThere() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const output = Object.assign(new PassThrough(), { columns: 80, rows: 24 })
  output.resume()
  const prompter = promptHere('Ended.', { input, output })
  return { prompter, types: (keys: string) => void input.write(keys) }
}

test('in a list arrows move and letters do nothing', async () => {
  const { prompter, types } = sittingThere()
  const chosen = prompter.choose('Which?', CHOICES, 'one')
  types(`jl${DOWN}khja${RETURN}`)
  expect(await chosen).toBe('two')
})

test('where several are chosen, space chooses and letters do nothing', async () => {
  const { prompter, types } = sittingThere()
  const chosen = prompter.chooseMany('Which?', CHOICES, [], () => undefined)
  types(`ai ${DOWN}aji${RETURN}`)
  expect(await chosen).toBe('one')
})

test('a text takes every letter, behind a list too', async () => {
  const { prompter, types } = sittingThere()
  const chosen = prompter.choose('Which?', CHOICES, 'one')
  types(RETURN)
  await chosen
  const said = prompter.text('Name', '', () => undefined)
  types(`hajli${RETURN}`)
  expect(await said).toBe('hajli')
})
