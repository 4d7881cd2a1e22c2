import type { ReactNode } from 'react'
import styles from './poster-sheet.module.css'

type PosterSheetProps = {
  picture: ReactNode
  /** The lettering, a heading where the list has headings. */
  name: ReactNode
  /** Price and duration; null leaves the line out. */
  figures: ReactNode
  /** In a narrow window the lettering is beside a small poster. */
  isStrip?: boolean
}

/** A poster with a dark foot that carries its lettering, like old railway posters. */
export function PosterSheet({ picture, name, figures, isStrip = false }: PosterSheetProps) {
  return (
    <div className={styles['sheet']} data-strip={isStrip || undefined}>
      {picture}
      <div className={styles['foot']}>
        <div className={styles['name']}>{name}</div>
        {figures ? <div className={styles['figures']}>{figures}</div> : null}
      </div>
    </div>
  )
}
