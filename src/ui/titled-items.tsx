type TitledItem = { title: string; description: string }

/** List items with a heading and a sentence each; the page renders the list itself. */
export function TitledItems({ items }: { items: TitledItem[] }) {
  return items.map(({ title, description }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{description}</p>
    </li>
  ))
}
