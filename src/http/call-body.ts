import * as v from 'valibot'

/**
 * The body of a call as Start's client writes it (seroval): only numbers, texts, constants, lists and objects of them,
 * which is what our functions take. Start throws at anything else and prints the stack, so it never gets there.
 */
type CallNode =
  | { t: 0 | 2; s: number }
  | { t: 1; s: string }
  | { t: 9; i: number; a: CallNode[]; o: number }
  | { t: 10; i: number; p: { k: string[]; v: CallNode[] }; o: number }

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const nodeSchema: v.GenericSchema<CallNode> = v.variant('t', [
  v.object({ t: v.literal(0), s: v.number() }),
  v.object({ t: v.literal(1), s: v.string() }),
  v.object({ t: v.literal(2), s: v.pipe(count, v.maxValue(7)) }),
  v.object({ t: v.literal(9), i: count, a: v.array(v.lazy(() => nodeSchema)), o: count }),
  v.object({
    t: v.literal(10),
    i: count,
    p: v.pipe(
      v.object({ k: v.array(v.string()), v: v.array(v.lazy(() => nodeSchema)) }),
      v.check(({ k, v: values }) => k.length === values.length),
    ),
    o: count,
  }),
])

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ t: nodeSchema, f: count, m: v.array(count) }),
)

/** True if Start can read the text of a call; one that is nested without end is refused like any other. */
export function isCallBody(text: string): boolean {
  try {
    return v.is(bodySchema, text)
  } catch {
    return false
  }
}
