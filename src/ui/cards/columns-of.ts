/** How many cards a wide screen has in a row: three, or two or four where in rows of three the last would be alone. */
export function columnsOf(cards: number): 2 | 3 | 4 {
  return ([3, 2, 4] as const).find((columns) => cards % columns !== 1) ?? 3
}
