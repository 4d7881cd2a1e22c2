import { readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

// Draws every icon of the site from public/favicon.svg. Run it after a change of that and commit the icons.
const mark = readFileSync('public/favicon.svg')
const NIGHT = '#0d1a2b'
/** Launchers cut maskable icons to circles: the mark stays within the middle. */
const SAFE_SHARE = 0.62
const ICO_HEADER_BYTES = 22

function icon(size: number): Promise<Buffer> {
  return sharp(mark, { density: 72 * Math.ceil(size / 64) })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

async function maskable(size: number): Promise<Buffer> {
  const padding = Math.round((size * (1 - SAFE_SHARE)) / 2)
  return sharp(await icon(size - 2 * padding))
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: NIGHT })
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

const icons = {
  'favicon.ico': ico(await icon(32), 32),
  'apple-touch-icon.png': await icon(180),
  'icon-192.png': await icon(192),
  'icon-512.png': await icon(512),
  'icon-maskable-192.png': await maskable(192),
  'icon-maskable-512.png': await maskable(512),
}
for (const [file, bytes] of Object.entries(icons)) {
  writeFileSync(`public/${file}`, bytes)
  console.log(`public/${file} ${bytes.length} B`)
}
