import jsQR from 'jsqr'
import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { qrPicture } from '~/order/status/pay/qr-png'

const TEXT = 'SPD*1.0*ACC:CZ6508000000192000145399*AM:7900.00*CC:CZK*X-VS:2611210001'

/** The chunks of a PNG by their names; fails on a wrong checksum. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const named = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(named))
    chunks.set(named.subarray(0, 4).toString(), named.subarray(4))
    at += 12 + length
  }
  return chunks
}

test('the saved picture is a PNG that a bank reads as the same payment', async () => {
  const png = Buffer.from(await qrPicture(TEXT))
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.length).toBeLessThan(4_000)
  const chunks = chunksOf(png)
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND'])
  const width = chunks.get('IHDR')?.readUInt32BE(0) ?? 0
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const rowBytes = Math.ceil(width / 8) + 1
  const pixels = new Uint8ClampedArray(width * width * 4)
  for (let index = 0; index < width * width; index += 1) {
    const [x, y] = [index % width, Math.floor(index / width)]
    const isLight = ((rows[y * rowBytes + 1 + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
    pixels.set([isLight * 255, isLight * 255, isLight * 255, 255], index * 4)
  }
  expect(jsQR(pixels, width, width)?.data).toBe(TEXT)
})
