import { hash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { buildFolder, carrierAliases, publicFolder } from './build/carrier-in-place.ts'
import { BUILT_OF, buildId, builtOf } from './scripts/tools/build-site.ts'
import { DEPLOYS, putDeployed, REDIRECT } from './scripts/tools/deploy-file.ts'
import { imagetools } from 'vite-imagetools'
import { pageScript } from './build/vite-page-script.ts'
import { browserModules } from './build/vite-browser-modules.ts'
import { islandChunks } from './build/island-chunks.ts'
import { islandFiles } from './build/vite-island-files.ts'
import { carrierLook } from './build/vite-carrier-look.ts'
import { generateMessages } from './build/generate.ts'
import { paraglideOptions } from './build/paraglide-options.ts'

/** The values of the deployed site are for a deploy alone. */
const deployed = process.env[DEPLOYS]
const isForDeploy = deployed !== undefined
// Read once: it goes through every source of the site.
const build = buildId()
await generateMessages()

/**
 * Few files start faster than hundreds, and compress better: what every start runs, what every page runs, what is shown
 * on a kind of pages, and what others share.
 */
const workerChunks = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'page', test: /\/src\/(?:http\/document\/render-page|router)\.tsx$/ },
  { name: kindOfPages },
  { name: 'common', minShareCount: 2 },
]

/** Parts of CommonJS packages that the Worker never runs and no bundler can leave out; each is a quarter of its package or more. */
const unusedParts = {
  // Streams: we call renderToString and renderToStaticMarkup alone, which are in this file.
  'react-dom/server': resolve(
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
  ),
  postcss: resolve('build/unused.ts'),
  dayjs: resolve('build/unused.ts'),
  domutils: resolve('build/unused.ts'),
}

export default defineConfig(({ command }) => ({
  // By the aliases of tsconfig.json, and those of the carrier in place.
  resolve: {
    tsconfigPaths: true,
    alias: { ...carrierAliases, ...(command === 'build' && unusedParts) },
  },
  define: { 'import.meta.env.BUILD_ID': JSON.stringify(build) },
  publicDir: publicFolder(),
  build: {
    assetsInlineLimit: 0,
    outDir: buildFolder,
    // Pages preload files by build/vite-island-files.ts.
    modulePreload: { resolveDependencies: () => [] },
  },
  css: { modules: { generateScopedName: classOf } },
  environments: {
    // What the platform loads when a Worker has not run for a while; its source maps go along for traces.
    // Nobody caches them, so their names have no hashes: each import of one would carry it.
    ssr: {
      build: {
        // 16 KB gzip smaller than by Vite's own (decision 007).
        minify: 'terser',
        rollupOptions: {
          output: { chunkFileNames: 'assets/[name].js', codeSplitting: { groups: workerChunks } },
        },
      },
    },
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: islandChunks },
          },
        },
      },
    },
  },
  server: { port: 8787, strictPort: true },
  plugins: [
    paraglideVitePlugin(paraglideOptions),
    ownMessages(),
    carrierLook(),
    browserModules(),
    imagetools(),
    pageScript('document-script', 'src/http/document/document-script.ts'),
    pageScript('status-script', 'src/order/status/status-script.ts'),
    pageScript('desk-script', 'src/desk/rows/desk-script.ts'),
    pageScript('new-script', 'src/desk/new/new-script.ts'),
    pageScript('ride-script', 'src/order/driver/ride-script.ts'),
    pageScript('board-script', 'src/order/driver/board-script.ts'),
    pageScript('driver-worker', 'src/order/driver/driver-worker.ts', 'driver-worker.js'),
    islandFiles(),
    latestBuild(),
    redirectForDeploy(),
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      inspectorPort: false,
      config: (config) => {
        // wrangler.toml names what a build comes to, for `npx wrangler dev`.
        config.main = 'src/server.ts'
        if (command === 'serve') forgetProduction(config)
        if (deployed) putDeployed(config, deployed)
      },
      ...(command === 'serve' && { remoteBindings: false }),
    }),
    tanstackStart({
      server: { build: { inlineCss: true } },
      // An address says which function it is: /_serverFn/askQuote.
      serverFns: {
        generateFunctionId: ({ functionName }) =>
          functionName.replace(/_createServerFn_handler$/, ''),
      },
    }),
    react(),
  ],
}))

/** Of which pages a module is; what is split off a route would be a file of one line. */
function kindOfPages(id: string): string | null {
  const component = /\/src\/(desk|order|pages)\/.*\.tsx$/.exec(id)
  if (component) return component[1] ?? null
  const ofRoute = /\/src\/routes\/\(?(desk|order)?.*\?tsr-split/.exec(id)
  return ofRoute && (ofRoute[1] ?? 'pages')
}

/** The class of a style, by its file alone: with the number of its line, as Vite names it, all pages would be heavier. */
function classOf(name: string, file: string): string {
  return `${name}_${hash('sha256', relative('', file), 'base64url').slice(0, 4)}`
}

/** What wrangler.toml says of the deployed site is not for `npm run dev`. */
function forgetProduction(config: { vars?: object; routes?: unknown; route?: unknown }): void {
  config.vars = {}
  delete config.routes
  delete config.route
}

/** Begins anew when the carrier's own messages change: Paraglide watches the folder of the others. */
function ownMessages(): Plugin {
  return {
    name: 'own-messages',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (/carriers[\\/][\w-]+[\\/]messages[\\/]/.test(file)) void server.restart()
      })
    },
  }
}

/** The manifest of this build, the address under which an open page learns of a new one, and of what the server was built. */
function latestBuild(): Plugin {
  return {
    name: 'latest-build',
    apply: 'build',
    generateBundle() {
      const source = builtOf(build)
      if (this.environment.name === 'client') {
        for (const name of ['latest', `meta/${build}`])
          this.emitFile({ type: 'asset', fileName: `builds/${name}.json`, source })
      } else if (!isForDeploy) this.emitFile({ type: 'asset', fileName: BUILT_OF, source })
    },
  }
}

/**
 * Takes the redirect of wrangler away after every build that is not for a deploy: without it `npx wrangler dev` runs the
 * build command of wrangler.toml first, and `npx wrangler deploy` is refused by it.
 */
function redirectForDeploy(): Plugin {
  return {
    name: 'redirect-for-deploy',
    apply: 'build',
    buildApp: {
      order: 'post',
      handler: async () => {
        if (!isForDeploy) rmSync(REDIRECT, { force: true })
      },
    },
  }
}
