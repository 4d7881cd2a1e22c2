import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { appConfig } from '../build/carrier-config.ts'
import { lookInPlace } from '../build/vite-carrier-look.ts'
import { pictureModule, picturesFolder } from './carrier.ts'
import { favicon, type Mark, manifest } from './sign.ts'

// Draws every icon of the carrier in place from its sign (pictures/mark.ts) and its colours, and writes its name and
// colours into its manifests. Run it after a change of these and commit what it writes.
const look = lookInPlace()
const { name } = appConfig.product
const { mark } = await pictureModule<{ mark: Mark }>('mark')
const sign = favicon(name, mark, look)
/** Launchers cut maskable icons to circles: the mark stays within the middle. */
const SAFE_SHARE = 0.62
const ICO_HEADER_BYTES = 22

function icon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(sign), { density: 72 * Math.ceil(size / 64) })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

async function maskable(size: number): Promise<Buffer> {
  const padding = Math.round((size * (1 - SAFE_SHARE)) / 2)
  return sharp(await icon(size - 2 * padding))
    .extend({
      top: padding,
      bottom: padding,
      left: padding,
      right: padding,
      background: look.light.night,
    })
    .png({ palette: true })
    .toBuffer()
}

/** An ICO file that holds one PNG, for browsers and tools that ask for /favicon.ico. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(ICO_HEADER_BYTES)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(ICO_HEADER_BYTES, 18)
  return Buffer.concat([header, png])
}

const files: Record<string, Buffer | string> = {
  'favicon.svg': sign,
  'favicon.ico': ico(await icon(32), 32),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'icon-maskable-192.png': await maskable(192),
  'icon-maskable-512.png': await maskable(512),
}
mkdirSync(picturesFolder, { recursive: true })
for (const file of readdirSync(picturesFolder).filter((one) => one.endsWith('.webmanifest'))) {
  files[file] = manifest(readFileSync(`${picturesFolder}/${file}`, 'utf8'), name, look)
}
for (const [file, bytes] of Object.entries(files)) {
  writeFileSync(`${picturesFolder}/${file}`, bytes)
  console.log(`${picturesFolder}/${file} ${bytes.length} B`)
}
