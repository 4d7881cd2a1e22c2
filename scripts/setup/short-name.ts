/** Small letters and digits of a name, with dashes between its words: “Letiště Brno” is letiste-brno. */
export function shortName(name: unknown): string {
  return (typeof name === 'string' ? name : '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .replace(/^[\d-]+/, '')
    .replace(/-+$/, '')
}
