import * as v from 'valibot'
import { startLocalWorker } from '../../../scripts/tools/local-worker.ts'

// One site of killed-site.ts, in a process of its own.
const siteSchema = v.object({
  build: v.string(),
  port: v.number(),
  isolates: v.optional(v.array(v.number())),
  state: v.string(),
  settings: v.record(v.string(), v.string()),
})
const { isolates, ...site } = v.parse(siteSchema, JSON.parse(process.env['SITE'] ?? ''))
await startLocalWorker({ ...site, ...(isolates ? { isolates } : {}) })
