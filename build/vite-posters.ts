import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, optimize } from 'svgo'
import type { Plugin } from 'vite'

/** The pixels must not change; `tests/looks/posters.spec.ts` compares them. */
const CONFIG: Config = {
  multipass: true,
  floatPrecision: 1,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          // Themes, motion and the test of the cars' dimensions refer to the names.
          cleanupIds: false,
          inlineStyles: false,
          convertShapeToPath: false,
          // A path in local coordinates is shorter than in those of the sheet, and not rounded twice.
          convertPathData: { applyTransforms: false },
        },
      },
    },
  ],
}

/** Makes the shipped posters smaller than the drawn ones, which are unchanged in the carrier's folder. */
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
