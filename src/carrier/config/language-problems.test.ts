import { expect, test } from 'vitest'
import type { AppConfig } from '~/carrier/app-config-type'
import { appConfig } from '~config'
import { languageProblems } from './language-problems.ts'

test('a text that lacks one of the languages is named by its path', () => {
  expect(languageProblems(appConfig)).toEqual([])
  const problems = languageProblems({ ...appConfig, languages: ['cs', 'de'] })
  expect(problems).toContain('company.openingHours: its text in “de” is missing')
  expect(problems).toContain('places.0.name: its text in “de” is missing')
  expect(problems).not.toContain('company.openingHours: its text in “cs” is missing')
})

test('a language that is there twice is refused, and so is one that the engine does not speak', () => {
  const languages: AppConfig['languages'] = JSON.parse('["cs", "xx", "cs"]')
  expect(languageProblems({ ...appConfig, languages })).toEqual(
    expect.arrayContaining([
      'languages: “xx” is none of cs, en, de, which the site speaks',
      'languages: “cs” is there twice',
    ]),
  )
})
