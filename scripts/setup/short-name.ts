const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Small letters and digits of a name, with dashes between its words: “Letiště Brno” is letiste-brno, “Süd” sued. */
export function shortName(name: unknown): string {
  return (typeof name === 'string' ? name : '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^[\d-]+/, '')
    .replace(/-+$/, '')
}
