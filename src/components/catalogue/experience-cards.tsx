import { ExperiencePicture } from '~/components/catalogue/experience-picture'
import { fromPriceText } from '~/components/catalogue/experience-from-price'
import { pricedRates, VatNote } from '~/components/catalogue/vat-note'
import { formatDuration } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/provider/contract'
import styles from './experience-cards.module.css'

type ExperienceCardsProps = {
  experiences: ListedExperience[]
  headingLevel: 2 | 3
  /** The page begins with them, so the first poster is the largest picture of its first look. */
  isFirst?: boolean
}

/** Experiences as posters with a caption. */
export function ExperienceCards({
  experiences,
  headingLevel,
  isFirst = false,
}: ExperienceCardsProps) {
  const locale = getLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <ul className={styles['cards']}>
        {experiences.map((experience, index) => (
          <li key={experience.id}>
            <a
              className={styles['card']}
              href={screenPath('experience', locale, experience.slug[locale])}
            >
              <ExperiencePicture
                experience={experience}
                sizes="(width >= 60rem) 33vw, 100vw"
                isFirst={isFirst && index === 0}
              />
              <Heading>{experience.title[locale]}</Heading>
            </a>
            <p>{experience.perex[locale]}</p>
            <p className={styles['figures']}>
              {fromPriceText(experience)}
              {experience.durationMin ? (
                <span>{formatDuration(experience.durationMin)}</span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
      <VatNote rates={experiences.flatMap(pricedRates)} />
    </div>
  )
}
