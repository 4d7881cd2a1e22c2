import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minify, type Plugin, transformWithOxc } from 'vite'

/**
 * Builds a script without a framework into one small file with a hash in its name; it imports nothing. `virtual:NAME`
 * exports its address. `path` is relative to the root of the project. With `fixedName` it has that name, without a hash:
 * the browser looks for a new service worker at the address of the old one.
 */
export function pageScript(name: string, path: string, fixedName?: string): Plugin {
  const source = fileURLToPath(new URL(`../${path}`, import.meta.url))
  const virtual = `virtual:${name}`
  let isBuild = false
  let built: Promise<{ fileName: string; code: string }> | undefined

  async function buildScript() {
    const typed = readFileSync(source, 'utf8')
    const { code: plain } = await transformWithOxc(typed, source, { sourcemap: false })
    // Within a function the names are its own, so that they become short.
    const { code } = await minify('page.js', `(()=>{${plain}})()`, { module: false })
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    return { fileName: fixedName ?? `assets/${name.replace('-script', '')}-${hash}.js`, code }
  }

  return {
    name,
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
      if (!isBuild) return `export default '/${path}'`
      built ??= buildScript()
      const { fileName, code } = await built
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: code })
      return `export default '/${fileName}'`
    },
  }
}
