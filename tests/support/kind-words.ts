import type { OrderKind } from '~/carrier/order-kinds'

export type Switchable = Exclude<OrderKind, 'ride'>

/**
 * What a page, a mail or a file of a carrier says only where it takes a kind of order: words in each language of the
 * engine, addresses, and values in links and fields. With the kind switched off, none of it may be found. Words are
 * patterns of their beginnings; a name of a machine, such as a field of the contract, is none of them.
 */
const KIND_WORDS: Record<Switchable, readonly RegExp[]> = {
  parcel: [/\bzásil(?:k|ek)/iu, /\bparcels?\b/iu, /\bPakete?n?\b/u, /\bPaketdienst/u],
  hourly: [
    /\bna hodiny\b/iu,
    /\bby the hour\b/iu,
    /\bhourly hire\b/iu,
    /\bhire by the hour\b/iu,
    /\bstundenweise/iu,
    /\bMiete nach Stunden/iu,
  ],
  experience: [
    /\bzážit(?:e?k)/iu,
    /\bexperiences?\b(?! in\b)/iu,
    /\bErlebnis/u,
    /href="[^"]*\/(?:zazitky|experiences|erlebnisse)/u,
  ],
}

/** The value of a kind in a link to the form, in a field, and in the switch of a field's part. */
function marksOf(kind: Switchable): RegExp[] {
  return [
    new RegExp(`[?&;]kind=${kind}\\b`, 'u'),
    new RegExp(`name="kind"[^>]*value="${kind}"`, 'u'),
  ]
}

/** What a text says about the kinds of order that are switched off, each with the words around it. */
export function kindLeaks(text: string, off: readonly Switchable[]): string[] {
  const plain = text.replaceAll('\u00A0', ' ')
  return off.flatMap((kind) =>
    [...KIND_WORDS[kind], ...marksOf(kind)].flatMap((pattern) =>
      [...plain.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(
        ({ index }) => `${kind}: ${plain.slice(Math.max(0, index - 40), index + 40)}`,
      ),
    ),
  )
}

/** Addresses that answer 404 with a kind switched off, without the prefix of a language. */
export const KIND_PATHS: Readonly<Record<Switchable, readonly string[]>> = {
  parcel: [],
  hourly: [],
  experience: ['/zazitky', '/experiences', '/experiences/vienna'],
}
