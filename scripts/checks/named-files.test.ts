import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLook } from '../../src/carrier/config/look.ts'
import { misnamedFiles } from './named-files.ts'

const folder = 'carriers/vozka/pictures/public'
const look = readLook(readFileSync('carriers/vozka/look.css', 'utf8'))

test('icon and manifests have the name and the colours of the carrier', () => {
  expect(misnamedFiles(folder, 'Vozka', look)).toEqual([])
})

test('after a change of the name or of the colours each file is named, with what to run', () => {
  const wrong = ['favicon.svg', 'site.en.webmanifest', 'site.webmanifest']
  const other = { ...look, light: { ...look.light, night: '#123456' } }
  for (const problems of [
    misnamedFiles(folder, 'Alpha', look),
    misnamedFiles(folder, 'Vozka', other),
  ]) {
    expect(problems).toHaveLength(wrong.length)
    for (const [index, file] of wrong.entries()) expect(problems[index]).toContain(file)
    expect(problems[0]).toContain('npm run draw -- icons')
  }
})
