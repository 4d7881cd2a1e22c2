/** The address of every version of the terms by file name: files of the site, which `npm run terms` writes. */
export const keptTerms = import.meta.glob<string>('./terms-versions/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})
