import { ExperiencePicture } from '~/components/catalogue/experience-picture'
import { PosterSheet } from '~/components/catalogue/poster-sheet'
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
  /** On a phone a strip to push sideways; only posters and names. */
  isStrip?: boolean
}

/** Experiences as posters with their lettering and a caption. */
export function ExperienceCards({
  experiences,
  headingLevel,
  isFirst = false,
  isStrip = false,
}: ExperienceCardsProps) {
  const locale = getLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <ul className={styles['cards']} data-strip={isStrip || undefined}>
        {experiences.map((experience, index) => (
          <li key={experience.id}>
            <a
              className={styles['card']}
              href={screenPath('experience', locale, experience.slug[locale])}
            >
              <PosterSheet
                picture={
                  <ExperiencePicture
                    experience={experience}
                    sizes="50vw"
                    isFirst={isFirst && index === 0}
                  />
                }
                name={<Heading>{experience.title[locale]}</Heading>}
                figures={
                  <>
                    {fromPriceText(experience)}
                    {experience.durationMin ? (
                      <span>{formatDuration(experience.durationMin)}</span>
                    ) : null}
                  </>
                }
              />
            </a>
            {isStrip ? null : <p>{experience.perex[locale]}</p>}
          </li>
        ))}
      </ul>
      <VatNote rates={experiences.flatMap(pricedRates)} />
    </div>
  )
}
