import { iconFiles } from '../../../design/icon-files.ts'
import { drawnCategories, genericPosters } from '../../../design/posters/generic/drawn.ts'
import { readLook } from '../../../src/carrier/config/look.ts'
import type { Answers } from '../answers.ts'
import { letterSign } from './letter-sign.ts'
import { lookSource } from './look-source.ts'
import { manifestSources } from './manifest-source.ts'
import { postersSource } from './posters-source.ts'
import { socialSource } from './social-source.ts'

/**
 * What a new carrier looks like, by path in its folder: its colours, the posters of any carrier in them, and its first
 * letter as its sign. `sources` are texts to be formatted, `files` are served as they are. Only the pictures of shared
 * links need a browser and are drawn later.
 */
export async function startPictures(answers: Answers, sampleLook: string) {
  const css = lookSource(sampleLook, answers.colours)
  const look = readLook(css)
  const posters = genericPosters(look, drawnCategories(answers.categories))
  const { mark, source } = letterSign(answers.name)
  const drawn = Object.entries(posters).map(([name, svg]) => [`posters/${name}.svg`, svg] as const)
  const served = {
    ...Object.fromEntries(drawn),
    ...manifestSources(answers, look),
    ...(await iconFiles(answers.name, mark, look)),
  }
  return {
    sources: {
      'look.css': css,
      'pictures/mark.ts': source,
      'pictures/posters.ts': postersSource(
        posters,
        answers.categories.map(({ slug }) => slug),
      ),
      'pictures/social-pictures.ts': socialSource(answers),
    },
    files: Object.entries(served).map(
      ([path, content]) => [`pictures/public/${path}`, Buffer.from(content)] as const,
    ),
  }
}
