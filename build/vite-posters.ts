import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, optimize } from 'svgo'
import type { Plugin } from 'vite'

/** Pictures look the same to the pixel; `tests/looks/posters.spec.ts` compares them. */
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

/** Makes the posters that are shipped smaller than those that are drawn, which stay as they are in public/posters. */
export function smallPosters(): Plugin {
  return {
    name: 'small-posters',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'posters')
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.svg'))) {
        const path = join(folder, file)
        writeFileSync(path, optimize(readFileSync(path, 'utf8'), { ...CONFIG, path }).data)
      }
    },
  }
}
