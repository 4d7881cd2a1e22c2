import { buildSite } from '../../../scripts/tools/build-site.ts'
import { startTestSite } from './test-site.ts'

/** For both runners: builds the site where its sources have changed, and starts that of the run. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildSite()
  return startTestSite()
}
