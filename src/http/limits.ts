import { screens, type Screen } from '~/i18n/screens'

/**
 * Limits per minute: per address (IPv4 whole, IPv6 by its /64, one household) and, for actions that write permanently
 * or call another server, per /56 and /48 of an IPv6 address as well. Each figure has a counter of that name in
 * wrangler.toml (docs/decisions/010-limits.md).
 */
export const buckets = {
  details: [60],
  continue: [30, 300, 1_200],
  question: [30, 300, 1_200],
  carButtons: [20, 200, 800],
  startOver: [20],
  ownPage: [300, 800, 1_200],
  newDraft: [30, 300, 1_200],
  placing: [10, 100, 400],
  message: [10, 100, 400],
  orderActs: [20, 200, 800],
  findOrder: [5, 100, 400],
  helper: [120],
  register: [20, 200, 800],
  desk: [60],
  deskPage: [300],
  deskActs: [120],
  deskAsk: [5],
  deskCode: [10],
  health: [60],
  mailEvents: [1_200],
  payments: [1_200],
  providerEvents: [1_200],
} as const satisfies Record<string, readonly [number, number?, number?]>

export type Bucket = keyof typeof buckets
export type Figure = (typeof buckets)[Bucket][number]

/**
 * The bucket by which a look at a page is counted, by address: a page about one visitor or order and one of the desk
 * read the database. Null where looking costs nothing.
 */
export function bucketOfLook(screen: Screen): Bucket | null {
  const { visibility } = screens[screen]
  if (visibility === 'desk') return 'deskPage'
  return screen === 'orderSummary' || visibility === 'personal' ? 'ownPage' : null
}

type FormLimit = {
  /** Counted for each post to the path, before its body is read. */
  path: Bucket
  /**
   * Counted for the pressed button, after the body has been read; a button without a value counts as `main`. Without
   * a bucket here only the path counts.
   */
  buttons?: Readonly<Record<string, Bucket>>
  /** The largest body, bytes; without it MAX_BODY (read-form). */
  maxBytes?: number
  /** True when the form's own page says that the body was larger: its form then has the field TOO_LARGE alone. */
  isSizeSaid?: boolean
  /** True when the form's own page can show the refusal without a lookup; otherwise a plain page shows it. */
  isSaidByPage: boolean
}

type FormScreen = {
  [S in Screen]: (typeof screens)[S]['takesForm'] extends true ? S : never
}[Screen]

/** The one field of a form whose body was larger than is read. */
export const TOO_LARGE = 'tooLarge'

const deskActs = { path: 'deskActs', isSaidByPage: false } as const
/** A bank's statement of 2 MB (order/bank/decode-statement), and the form around it. */
const STATEMENT_BYTES = 2 * 1024 * 1024 + 16 * 1024
const deskLimits = {
  deskHome: deskActs,
  deskDay: deskActs,
  deskNew: deskActs,
  deskSearch: deskActs,
  deskOrder: deskActs,
  deskCars: deskActs,
  deskDrivers: deskActs,
  deskMoney: { ...deskActs, maxBytes: STATEMENT_BYTES, isSizeSaid: true },
  deskMonth: deskActs,
  deskUnpaid: deskActs,
  deskAccess: deskActs,
  deskPersonalData: deskActs,
  deskLink: deskActs,
}

/** Each screen that takes a form, with the values of its buttons named `intent`. */
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
  // Its page cannot be shown without looking up the order.
  orderSummary: { path: 'placing', buttons: { show: 'continue' }, isSaidByPage: false },
  contact: { path: 'message', isSaidByPage: true },
  orderStatus: { path: 'orderActs', isSaidByPage: true },
  // The phone keeps what was refused and sends it again.
  driverRide: { path: 'orderActs', isSaidByPage: false },
  findOrder: { path: 'findOrder', isSaidByPage: true },
  // Asking for a link and entering a code are counted by src/desk/sign-in, whatever the page.
  ...deskLimits,
}

/** The limits of a screen; null where it takes no form. */
export function limitsOf(screen: Screen): FormLimit | null {
  const all: Partial<Record<Screen, FormLimit>> = formLimits
  return all[screen] ?? null
}

/** The bucket of the button that sent a form (`place:pickup:prague` is `place`); null where only the path counts. */
export function bucketOfButton({ buttons }: FormLimit, form: FormData): Bucket | null {
  if (!buttons) return null
  const intent = form.get('intent')
  const [name = ''] = typeof intent === 'string' ? intent.split(':') : []
  return (Object.hasOwn(buttons, name) ? buttons[name] : undefined) ?? buttons['main'] ?? null
}
