/** A table of Markdown; every column but the first is of figures. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Puts what was made between the two marks of its name; the rest of the text stays as people wrote it. */
export function fillMarks(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- bench: ${name} -->`, `<!-- end: ${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`there is no place for ${name}`)
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`
}
