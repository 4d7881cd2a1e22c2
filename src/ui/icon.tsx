import sprite from './icons.svg?no-inline'
import type { FeatureIcon } from '~/carrier/types'
import styles from './icon.module.css'

/** The icons of the three tips of home. */
export type TipIcon = 'safety' | 'comfort' | 'price'

export type IconName = FeatureIcon | TipIcon

/** A small picture beside a text that says the same, in the inks of its page. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles['icon']} aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
