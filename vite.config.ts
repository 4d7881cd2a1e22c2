import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { buildId } from './scripts/build-id.ts'
import { imagetools } from 'vite-imagetools'
import { documentScript } from './scripts/vite-document-script.ts'
import { unreachedCode } from './scripts/vite-unreached-code.ts'
import { paraglideOptions } from './scripts/paraglide-options.ts'

export default defineConfig({
  resolve: {
    alias: {
      '~config': fileURLToPath(new URL('./app.config.ts', import.meta.url)),
      '~': fileURLToPath(new URL('./src', import.meta.url)),
    },
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId()) },
  build: { assetsInlineLimit: 0 },
  server: { port: 8787, strictPort: true },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    noUrlPatternPolyfill(),
    imagetools(),
    documentScript(),
    unreachedCode(),
    latestBuild(),
    cloudflare({ viteEnvironment: { name: 'ssr' }, inspectorPort: false }),
    tanstackStart({ server: { build: { inlineCss: true } } }),
    react(),
  ],
})

/** Paths are ours to map (src/i18n/screens.ts), so no visitor needs the polyfill that Paraglide brings. */
function noUrlPatternPolyfill(): Plugin {
  const empty = '\0no-polyfill'
  return {
    name: 'no-urlpattern-polyfill',
    enforce: 'pre',
    resolveId: (id) => (id === '@inlang/paraglide-js/urlpattern-polyfill' ? empty : null),
    load: (id) => (id === empty ? '' : null),
  }
}

/** The address under which an open page learns that there is a new build. */
function latestBuild(): Plugin {
  return {
    name: 'latest-build',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = JSON.stringify({ id: buildId() })
      this.emitFile({ type: 'asset', fileName: 'builds/latest.json', source })
    },
  }
}
