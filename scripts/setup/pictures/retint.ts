import { contrast } from '../../../src/carrier/config/look.ts'

/**
 * A colour in the hue of another one, as light as it was (WCAG relative luminance): every contrast with it stays. A grey
 * hue makes it grey. Rounding leaves `words` on a light ground a trace darker, and anything else a trace lighter.
 */
export function retinted(colour: string, hueOf: string, of: 'words' | 'ground' = 'ground'): string {
  const { hue, saturation: strength } = hueAndSaturation(hueOf)
  const saturation = strength === 0 ? 0 : hueAndSaturation(colour).saturation
  let [dark, light] = [0, 1]
  for (let step = 0; step < 30; step += 1) {
    const middle = (dark + light) / 2
    if (lightness(hexOf(hue, saturation, middle)) < lightness(colour)) dark = middle
    else light = middle
  }
  return hexOf(hue, saturation, of === 'words' ? Math.max(0, dark - 1 / 255) : light)
}

function lightness(colour: string): number {
  return contrast(colour, '#000000')
}

function hueAndSaturation(hex: string): { hue: number; saturation: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  )
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  if (range === 0) return { hue: 0, saturation: 0 }
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: (turn * 60 + 360) % 360, saturation: range / (1 - Math.abs(most + least - 1)) }
}

/** HSL as #rrggbb (CSS Color 4). */
function hexOf(hue: number, saturation: number, light: number): string {
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const reach = saturation * Math.min(light, 1 - light)
    return light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
  }
  return `#${[0, 8, 4]
    .map((offset) =>
      Math.round(part(offset) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
