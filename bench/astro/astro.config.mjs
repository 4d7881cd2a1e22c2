import cloudflare from '@astrojs/cloudflare'
import { defineConfig } from 'astro/config'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const named = readFileSync(new URL('../../app.config.ts', import.meta.url), 'utf8')
const id = process.env.CARRIER || /carriers\/([\w-]+)\//.exec(named)[1]

const ours = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const ofCarrier = {
  '~config': ours(`carriers/${id}/carrier.ts`),
  '~carrier': ours(`carriers/${id}`),
}

// The same words, styles and pictures as our home page; only what renders them is another.
export default defineConfig({
  output: 'server',
  publicDir: ours('public'),
  adapter: cloudflare({ imageService: 'passthrough' }),
  build: { inlineStylesheets: 'always' },
  vite: {
    resolve: {
      alias: {
        ...ofCarrier,
        '~': ours('src'),
      },
    },
  },
})
