import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { appConfig } from '../build/carrier-config.ts'
import { lookInPlace } from '../build/vite-carrier-look.ts'
import { pictureModule, picturesFolder } from './carrier.ts'
import { iconFiles } from './icon-files.ts'
import { type Mark, manifest } from './sign.ts'

// Draws every icon of the carrier in place from its sign (pictures/mark.ts) and its colours, and writes its name and
// colours into its manifests. Run it after a change of these and commit what it writes.
const look = lookInPlace()
const { name } = appConfig.product
const { mark } = await pictureModule<{ mark: Mark }>('mark')

const files: Record<string, Buffer | string> = await iconFiles(name, mark, look)
mkdirSync(picturesFolder, { recursive: true })
for (const file of readdirSync(picturesFolder).filter((one) => one.endsWith('.webmanifest'))) {
  files[file] = manifest(readFileSync(`${picturesFolder}/${file}`, 'utf8'), name, look)
}
for (const [file, bytes] of Object.entries(files)) {
  writeFileSync(`${picturesFolder}/${file}`, bytes)
  console.log(`${picturesFolder}/${file} ${bytes.length} B`)
}
