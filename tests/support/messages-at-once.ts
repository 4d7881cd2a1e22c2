import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const LINE_OF_LIST = /^export \* from '(\.\/\w+\.js)'$/gm
const LINE_OF_IMPORT = /^import .*$/gm

/** Makes one module of the messages: a test would load 1,450 of them, which takes longer than most tests. */
export function messagesAtOnce(): Plugin {
  return {
    name: 'messages-at-once',
    load: {
      filter: { id: /\/src\/paraglide\/messages\/_index\.js$/ },
      handler(id) {
        const list = readFileSync(id, 'utf8')
        // After `npm run dev` they are a module for each language.
        if (list.includes('export const')) return null
        const texts = Array.from(list.matchAll(LINE_OF_LIST), ([, file = '']) =>
          readFileSync(join(dirname(id), file), 'utf8'),
        )
        if (texts.length === 0) throw new Error('Paraglide lists its messages in another way now')
        const imports = new Set(texts.flatMap((text) => text.match(LINE_OF_IMPORT) ?? []))
        return [...imports, ...texts.map((text) => text.replace(LINE_OF_IMPORT, ''))].join('\n')
      },
    },
  }
}
