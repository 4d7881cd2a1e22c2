import type { Plugin } from 'vite'

const REGISTRY = /\/src\/paraglide\/registry\.js$/
const MAKING = /new Intl\.(\w+)\(locale, (\w+)\)/g

const once = `import { madeOnce } from '../i18n/made-once.ts'
const intl = madeOnce((made) => {
  const [kind, locale, options] = JSON.parse(made)
  return new Intl[kind](locale, options)
})
`

/**
 * Paraglide creates a new Intl object for each plural it formats. This plugin creates one per kind, locale and
 * options; the build, `npm run dev` and the tests use it.
 */
export function intlOnce(): Plugin {
  return {
    name: 'intl-once',
    transform: {
      filter: { id: REGISTRY },
      handler(code) {
        const mended = code.replace(MAKING, "intl(JSON.stringify(['$1', locale, $2]))")
        if (/new Intl/.test(mended) || mended === code)
          throw new Error('Paraglide makes its Intl objects in another way now')
        return { code: once + mended, map: null }
      },
    },
  }
}
