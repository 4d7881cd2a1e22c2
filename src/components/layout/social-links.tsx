import { appConfig } from '~config'

/** The carrier's pages on social networks, those it has. */
export function SocialLinks() {
  const { facebook, instagram } = appConfig.company
  const links = [
    { name: 'Facebook', href: facebook },
    { name: 'Instagram', href: instagram },
  ].filter(({ href }) => href)
  return links.map(({ name, href }, index) => (
    <span key={name}>
      {index > 0 ? ' · ' : ''}
      <a href={href} rel="noopener">
        {name}
      </a>
    </span>
  ))
}
