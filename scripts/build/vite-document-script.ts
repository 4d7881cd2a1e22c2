import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('../../src/document/document-script.ts', import.meta.url))
const VIRTUAL = 'virtual:document-script'

/**
 * Builds src/document/document-script.ts, the only script a document page carries, into one small file with
 * a hash in its name; `virtual:document-script` exports its address.
 */
export function documentScript(): Plugin {
  let isBuild = false
  let built: Promise<{ fileName: string; code: string }> | undefined

  async function buildScript() {
    const typed = readFileSync(SOURCE, 'utf8')
    const { code: plain } = await transformWithOxc(typed, SOURCE, { sourcemap: false })
    const { code } = await minify('document.js', plain, { module: false })
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    return { fileName: `assets/document-${hash}.js`, code }
  }

  return {
    name: 'document-script',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : null),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return null
      if (!isBuild) return `export default '/src/document/document-script.ts'`
      built ??= buildScript()
      const { fileName, code } = await built
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: code })
      return `export default '/${fileName}'`
    },
  }
}
