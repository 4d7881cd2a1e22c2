/**
 * Signs that nobody sees and that nobody typed on purpose: controls (also of a terminal), formats (also those that
 * turn the direction of a text round), halves of a sign. What joins an emoji, and the letters of Arabic and of the
 * scripts of India, stays where it joins.
 */
const UNSEEN =
  /(?!\n|(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|(?<=[\p{Script=Arabic}\u0900-\u0DFF])[\u200C\u200D](?=[\p{Script=Arabic}\u0900-\u0DFF]))[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** What was typed into a field of one line: visible signs only, composed (NFC), with single spaces. */
export function oneLine(typed: string): string {
  return severalLines(typed).replace(/\s+/gu, ' ')
}

/** The same of a field of several lines, whose line ends stay, each a single `\n`. */
export function severalLines(typed: string): string {
  const lines = typed.replace(LINE_END, '\n').replaceAll('\t', ' ')
  return lines.replace(UNSEEN, '').normalize('NFC').trim()
}

/** Whether a name or a place could be meant: there is a letter or a digit of any script. */
export function isSaying(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
