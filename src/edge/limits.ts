import { screens, type Screen } from '~/i18n/screens'

/**
 * How often something may happen in a minute: from one address (IPv4 whole, IPv6 by its /64, one household) and,
 * for what writes for good or calls out, from the /56 and the /48 around an IPv6 address as well. For each figure
 * wrangler.toml has a counter of that name (docs/decisions/010-limits.md).
 */
export const buckets = {
  details: [60],
  continue: [30],
  question: [30],
  carButtons: [20, 200, 800],
  startOver: [20],
  newDraft: [30, 300, 1_200],
  placing: [10, 100, 400],
  message: [10, 100, 400],
  orderActs: [20, 200, 800],
  findOrder: [5, 100, 400],
  helper: [120],
  register: [20, 200, 800],
  desk: [60],
} as const satisfies Record<string, readonly [number, number?, number?]>

export type Bucket = keyof typeof buckets
export type Figure = (typeof buckets)[Bucket][number]

type FormLimit = {
  /** Counted for each post to the path, before its body is read. */
  path: Bucket
  /**
   * Counted for the pressed button, once the body has been read; one without a value of its own is `main`. Where
   * that has no bucket, the path's is enough.
   */
  buttons?: Readonly<Record<string, Bucket>>
  /** Whether the page of the form can say so itself without looking anything up; else a plain page does. */
  isSaidByPage: boolean
}

type FormScreen = {
  [S in Screen]: (typeof screens)[S]['takesForm'] extends true ? S : never
}[Screen]

/** Each screen that takes a form, with the value of each button named `intent` that it has. */
export const formLimits: Readonly<Record<FormScreen, FormLimit>> = {
  order: {
    path: 'details',
    buttons: {
      main: 'continue',
      price: 'question',
      place: 'question',
      company: 'carButtons',
      bigger: 'carButtons',
      experience: 'carButtons',
      startOver: 'startOver',
    },
    isSaidByPage: true,
  },
  // To show its page the order has to be looked up.
  orderSummary: { path: 'placing', buttons: { show: 'continue' }, isSaidByPage: false },
  contact: { path: 'message', isSaidByPage: true },
  orderStatus: { path: 'orderActs', isSaidByPage: true },
  findOrder: { path: 'findOrder', isSaidByPage: true },
}

/** The limits of a screen; null where it takes no form. */
export function limitsOf(screen: Screen): FormLimit | null {
  const all: Partial<Record<Screen, FormLimit>> = formLimits
  return all[screen] ?? null
}

/** The bucket of the button a form was sent with (`place:pickup:prague` is `place`); null where the path is all. */
export function bucketOfButton({ buttons }: FormLimit, form: FormData): Bucket | null {
  if (!buttons) return null
  const intent = form.get('intent')
  const [name = ''] = typeof intent === 'string' ? intent.split(':') : []
  return (Object.hasOwn(buttons, name) ? buttons[name] : undefined) ?? buttons['main'] ?? null
}
