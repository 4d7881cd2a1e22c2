import { Icon, type IconName } from '~/ui/icon'

type TitledItem = { title: string; description: string; icon?: IconName }

type TitledItemsProps = {
  items: TitledItem[]
  /** h2 where the list stands in no section with a heading of its own. */
  heading?: 'h2' | 'h3'
}

/** List items with a heading and a sentence each, and an icon where they have one; the page renders the list itself. */
export function TitledItems({ items, heading: Heading = 'h3' }: TitledItemsProps) {
  return items.map(({ title, description, icon }) => (
    <li key={title}>
      {icon ? <Icon name={icon} /> : null}
      <Heading>{title}</Heading>
      <p>{description}</p>
    </li>
  ))
}
