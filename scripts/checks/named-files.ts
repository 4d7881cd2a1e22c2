import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Look } from '../../src/carrier/config/look.ts'

/** Files of a carrier's folder of pictures that show another name or other colours than the carrier has. */
export function misnamedFiles(folder: string, name: string, { light }: Look): string[] {
  const icon = `${folder}/favicon.svg`
  const sign = existsSync(icon) ? readFileSync(icon, 'utf8') : ''
  const isNamed = sign.includes(`>${name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`)
  const manifests = readdirSync(folder).filter((file) => file.endsWith('.webmanifest'))
  const others = manifests.filter((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return ![
      `"short_name": ${JSON.stringify(name)}`,
      `"theme_color": "${light.night}"`,
      `"background_color": "${light.page}"`,
    ].every((part) => text.includes(part))
  })
  const wrong = [
    ...(isNamed && sign.includes(light.night) ? [] : ['favicon.svg']),
    ...(manifests.length > 0 ? others : ['site.webmanifest']),
  ]
  return wrong.map(
    (file) => `${folder}/${file} has not the name and colours of ${name}: npm run draw -- icons`,
  )
}
