type TitledItem = { title: string; description: string }

/** Items of a list that are a heading and a sentence each; the list itself stays with the page. */
export function TitledItems({ items }: { items: TitledItem[] }) {
  return items.map(({ title, description }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>{description}</p>
    </li>
  ))
}
