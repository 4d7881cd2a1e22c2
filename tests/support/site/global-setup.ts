import { startTestSite } from './test-site.ts'

/** For both runners: the site of the run, which `npm test` has started already. */
export default function setup(): Promise<() => Promise<void>> {
  return startTestSite()
}
