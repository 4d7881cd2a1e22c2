import { encode } from 'uqr'

/** Pixels of a module: a banking app reads it from a gallery, a printer prints it sharp. */
const SCALE = 10
const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10]

/** A text as a QR code in a PNG of one bit for each pixel; a gallery takes no SVG. */
export async function qrPicture(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const width = size * SCALE
  const rowBytes = Math.ceil(width / 8)
  const pixels = new Uint8Array((rowBytes + 1) * width)
  for (let y = 0; y < width; y += 1) {
    // The first byte of a row names its filter: none.
    const start = y * (rowBytes + 1) + 1
    for (let x = 0; x < width; x += 1) {
      const isLight = data[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] !== true
      if (isLight) pixels[start + (x >> 3)] = (pixels[start + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  }
  const header = new DataView(new ArrayBuffer(13))
  header.setUint32(0, width)
  header.setUint32(4, width)
  header.setUint8(8, 1)
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', await deflated(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** A chunk of a PNG: its length, its name, its content and the checksum of the last two. */
function chunk(name: string, content: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(name), content])
  return joined([bigEndian(content.length), named, bigEndian(crc32(named))])
}

function bigEndian(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4))
  view.setUint32(0, value)
  return new Uint8Array(view.buffer)
}

/** The checksum of PNG (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
