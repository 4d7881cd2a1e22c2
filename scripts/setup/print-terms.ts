import { facts } from '../../src/carrier/facts.ts'
import { offeredText } from '../../src/carrier/kind-prose.ts'
import { inEach } from '../../src/lib/locale.ts'
import { terms } from '~carrier/words/terms'

// Prints today's terms of the carrier in place as words/terms-versions keeps them, for setup: a process of its own,
// because that one knows the carrier that was in place when it began.
const kept = inEach((locale) => offeredText(terms(locale, facts(locale))))
process.stdout.write(`${JSON.stringify(kept, null, 2)}\n`)
