import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, optimize } from 'svgo'
import type { Plugin } from 'vite'

const DRAWN = fileURLToPath(new URL('../../public/posters/', import.meta.url))
const VIRTUAL = 'virtual:poster/'

/** Pictures look the same to the pixel; `tests/e2e/posters.spec.ts` compares them. */
const CONFIG: Config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // Names are what themes, motion and the test of the cars' dimensions go by.
          cleanupIds: false,
          inlineStyles: false,
          convertShapeToPath: false,
          // A path in its own small numbers is shorter than in those of the sheet, and not rounded twice.
          convertPathData: { applyTransforms: false },
        },
      },
    },
  ],
}

function smallPoster(path: string): string {
  return optimize(readFileSync(path, 'utf8'), { ...CONFIG, path }).data
}

/** As an address that may stand in `srcset`, which ends at a space. */
function dataAddress(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replace(/[%#<> ]/g, encodeURIComponent)
  return `data:image/svg+xml,${escaped}`
}

/**
 * Makes the posters that are shipped smaller than those that are drawn, which stay as they are in public/posters.
 * `virtual:poster/NAME` exports one as a `data:` address, for a page that does not wait for a request.
 */
export function smallPosters(): Plugin {
  return {
    name: 'small-posters',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return null
      const name = id.slice(VIRTUAL.length + 1)
      return `export default ${JSON.stringify(dataAddress(smallPoster(join(DRAWN, `${name}.svg`))))}`
    },
    writeBundle({ dir = '' }) {
      if (this.environment.name !== 'client') return
      const folder = join(dir, 'posters')
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
        const path = join(folder, file)
        writeFileSync(path, smallPoster(path))
      }
    },
  }
}
