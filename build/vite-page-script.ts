import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { minify, type Plugin, transformWithOxc } from 'vite'

/**
 * Builds a script without a framework into one small file with a hash in its name; it imports nothing. `virtual:NAME`
 * exports its address. `path` is relative to the root of the project. With `fixedName` it has that name, without a hash:
 * the browser looks for a new service worker at the address of the old one.
 */
export function pageScript(name: string, path: string, fixedName?: string): Plugin {
  const virtual = `virtual:${name}`
  return {
    name,
    resolveId: (id) => (id === virtual ? `\0${virtual}` : null),
    async load(id) {
      if (id !== `\0${virtual}`) return null
      if (this.environment.mode !== 'build') return `export default '/${path}'`
      const typed = readFileSync(path, 'utf8')
      const { code: plain } = await transformWithOxc(typed, path, { sourcemap: false })
      // Within a function the names are its own, so that they become short.
      const { code } = await minify('page.js', `(()=>{${plain}})()`, { module: false })
      const version = hash('sha256', code, 'base64url').slice(0, 8)
      const fileName = fixedName ?? `assets/${name.replace('-script', '')}-${version}.js`
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName, source: code })
      return `export default '/${fileName}'`
    },
  }
}
