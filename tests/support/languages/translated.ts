/** The same with every text in these languages: `to` makes one from the English text. */
export function translated<T>(
  value: T,
  languages: readonly string[],
  to = (english: unknown, _language: string) => english,
): T {
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || !('cs' in inner && 'en' in inner)) {
      return inner
    }
    const { cs: _cs, en, ...rest } = inner
    return {
      ...Object.fromEntries(languages.map((language) => [language, to(en, language)])),
      // Opening hours are coded beside their words.
      ...rest,
    }
  })
  const changed: T = JSON.parse(text)
  return changed
}
