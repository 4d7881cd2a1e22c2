import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'

/** How many tests passed, and each that failed: its file, its title, the beginning of its message. */
export type TestReport = {
  passed: number
  failed: string[]
  /** Those of the passed whose browser stopped drawing at the first try (tests/support/browser/frames.ts). */
  begunAgain: string[]
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string()), []),
        }),
      ),
    }),
  ),
})

const browserSpec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.string(),
      results: v.array(
        v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) }),
      ),
    }),
  ),
})
type BrowserSuite = {
  suites?: BrowserSuite[] | undefined
  specs: v.InferOutput<typeof browserSpec>[]
}
const browserSuite: v.GenericSchema<unknown, BrowserSuite> = v.object({
  suites: v.optional(v.array(v.lazy(() => browserSuite))),
  specs: v.array(browserSpec),
})
const browserReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number() }),
  suites: v.array(browserSuite),
})

/** Reads the JSON report of vitest; empty when there is none or it is not one. */
export function readVitestReport(file: string): TestReport {
  const report = read(file, vitestReport)
  if (!report) return { passed: 0, failed: [], begunAgain: [] }
  const failed = report.testResults.flatMap((result) => {
    const tests = result.assertionResults.filter(({ status }) => status === 'failed')
    if (tests.length === 0 && result.status === 'failed')
      return [failure(result.name, 'the whole file', result.message)]
    return tests.map((test) =>
      failure(result.name, test.fullName, test.failureMessages?.join('\n') ?? ''),
    )
  })
  return { passed: report.numPassedTests, failed, begunAgain: [] }
}

/** Reads the JSON report of Playwright; empty when there is none or it is not one. */
export function readBrowserReport(file: string): TestReport {
  const report = read(file, browserReport)
  if (!report) return { passed: 0, failed: [], begunAgain: [] }
  const specs = report.suites.flatMap(specsOf)
  const ended = (as: string) =>
    specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === as)
        .map(({ results }) => failure(spec.file, spec.title, messagesOf(results))),
    )
  const { expected, flaky } = report.stats
  return { passed: expected + flaky, failed: ended('unexpected'), begunAgain: ended('flaky') }
}

function messagesOf(results: { error?: { message?: string | undefined } | undefined }[]): string {
  return results.map(({ error }) => error?.message ?? '').join('\n')
}

function specsOf(suite: BrowserSuite): BrowserSuite['specs'] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function read<T>(file: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

const LINES_OF_A_MESSAGE = 12

function failure(file: string, title: string, message: string): string {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, LINES_OF_A_MESSAGE)
  return [`${relative('.', file)} › ${title}`, ...lines].join('\n  ')
}
