import { appConfig } from '~config'

/** Links to the carrier's pages on social networks. */
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
