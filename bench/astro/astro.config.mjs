import cloudflare from '@astrojs/cloudflare'
import { defineConfig } from 'astro/config'
import { fileURLToPath } from 'node:url'

const ours = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

// The same words, styles and pictures as our home page; only what renders them is another.
export default defineConfig({
  output: 'server',
  publicDir: ours('public'),
  adapter: cloudflare({ imageService: 'passthrough' }),
  build: { inlineStylesheets: 'always' },
  vite: {
    resolve: {
      alias: {
        '~config': ours('app.config.ts'),
        '~carrier': ours('carriers/vozka'),
        '~': ours('src'),
      },
    },
  },
})
