import sharp from 'sharp'
import type { Look } from '../src/carrier/config/look.ts'
import { favicon, type Mark } from './sign.ts'

/** Launchers cut maskable icons to circles: the mark stays within the middle. */
const SAFE_SHARE = 0.62
const ICO_HEADER_BYTES = 22

/** Every icon of a carrier, by its name in `pictures/public`, from its sign and its colours. */
export async function iconFiles(
  name: string,
  mark: Mark,
  look: Look,
): Promise<Record<string, Buffer>> {
  const sign = Buffer.from(favicon(name, mark, look))
  const ground = look.light.night
  return {
    'favicon.svg': sign,
    'favicon.ico': ico(await icon(sign, 32), 32),
    'apple-touch-icon.png': await icon(sign, 180),
    'icon-192.png': await icon(sign, 192),
    'icon-512.png': await icon(sign, 512),
    'icon-maskable-192.png': await maskable(sign, 192, ground),
    'icon-maskable-512.png': await maskable(sign, 512, ground),
  }
}

function icon(sign: Buffer, size: number): Promise<Buffer> {
  return sharp(sign, { density: 72 * Math.ceil(size / 64) })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
}

async function maskable(sign: Buffer, size: number, background: string): Promise<Buffer> {
  const padding = Math.round((size * (1 - SAFE_SHARE)) / 2)
  return sharp(await icon(sign, size - 2 * padding))
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background })
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
