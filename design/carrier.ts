import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { CARRIER_FILES, carrierFolder, carrierInPlace } from '../build/carrier-in-place.ts'

/** Where the pictures of the carrier in place are written. */
export const picturesFolder = CARRIER_FILES

/** A module of the folder `pictures` of the carrier in place. */
export function pictureModule<Module>(name: string): Promise<Module> {
  return import(pathToFileURL(`${carrierFolder}/pictures/${name}.ts`).href)
}

/** The text of a drawing of the carrier in place. Ends the command with one sentence when there is none. */
export function drawing(file: string): string {
  try {
    return readFileSync(`${picturesFolder}/${file}`, 'utf8')
  } catch {
    console.error(
      `${carrierInPlace()} has no ${picturesFolder}/${file}: npm run draw -- ${file.startsWith('posters/') ? 'generic draws one' : 'icons draws it'}`,
    )
    return process.exit(1)
  }
}
