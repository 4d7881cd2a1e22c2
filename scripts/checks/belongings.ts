/** What a carrier has beside its settings, by which each category is shown. */
export type Belongings = {
  languages: readonly string[]
  services: readonly { slug: string }[]
  /** By language. */
  words: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  cars: Readonly<Record<string, readonly { slug: string }[]>>
  /** Names that pictures/posters.ts lists, and those of files. */
  posters: readonly string[]
  files: readonly string[]
  socialPictures: readonly string[]
}

/** What is missing of a category or of a poster, each with where it belongs; `carrier -- add` writes it. */
export function missingBelongings(has: Belongings): string[] {
  const { languages, services, words, cars, posters, files, socialPictures } = has
  return [
    ...services.flatMap(({ slug }) => [
      ...languages
        .filter((language) => !words[language]?.[slug])
        .map((language) => `words/services.ts ${language}: the category ${slug} has no words`),
      ...languages
        .filter((language) => !cars[language]?.some((one) => one.slug === slug))
        .map((language) => `words/cars.ts ${language}: the category ${slug} has no cars`),
      ...[`service-${slug}`, `car-${slug}`]
        .filter((name) => !posters.includes(name))
        .map((name) => `pictures/posters.ts: there is no ${name} for the category ${slug}`),
      ...(socialPictures.includes(slug)
        ? []
        : [`pictures/social-pictures.ts: the category ${slug} has none in servicePictures`]),
    ]),
    ...posters
      .filter((name) => !files.includes(name))
      .map(
        (name) =>
          `pictures/public/posters/${name}.svg: pictures/posters.ts names it, and it is missing (npm run draw -- generic)`,
      ),
  ]
}
