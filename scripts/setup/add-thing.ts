import { carrierInPlace } from '../../build/carrier-in-place.ts'
import { Refusal } from '../tools/errors.ts'
import { askOneMore } from './ask/ask.ts'
import { promptHere } from './ask/prompter.ts'
import { LISTS } from './ask/lists.ts'
import { KEPT, keepAgain, makeCarrier } from './make-carrier.ts'

/** What can be added to a carrier, by the list of its answers. */
const THINGS: Readonly<Record<string, string>> = {
  category: 'categories',
  place: 'places',
  route: 'routes',
  experience: 'experiences',
}

/** Asks for one more thing of the carrier in place and writes all that belongs to it. Returns what was written. */
export async function addThing(thing: string): Promise<string> {
  const list = LISTS.find(({ path }) => path === THINGS[thing])
  if (!list)
    throw new Refusal(
      `Add one of ${Object.keys(THINGS).join(', ')}: npm run carrier -- add category`,
    )
  const isKept = keepAgain(carrierInPlace())
  const prompter = promptHere('Ended. Nothing was added.')
  if (isKept) prompter.say('What you changed with --again and did not write is written with it.')
  const answers = await askOneMore(KEPT, list, prompter)
  return answers === null ? 'Nothing was added.' : makeCarrier(answers)
}
