import { ExperiencePicture } from '~/ui/cards/experience-picture'
import { PosterSheet } from '~/ui/cards/poster-sheet'
import { fromPriceText, lowestPrice } from '~/ui/cards/experience-from-price'
import { NetPrice } from '~/ui/cards/net-price'
import { pricedRates, VatNote } from '~/ui/cards/vat-note'
import { formatDuration } from '~/i18n/format'
import { screenPath } from '~/i18n/screens'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/back-office/contract'
import styles from './experience-cards.module.css'

type ExperienceCardsProps = {
  experiences: ListedExperience[]
  headingLevel: 2 | 3
  /** The cards are at the top of the page, so the first poster is its largest visible picture. */
  isFirst?: boolean
  /** On a phone a strip that scrolls sideways; only posters and names. */
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
                    <NetFrom experience={experience} />{' '}
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

/** The lowest price without VAT. */
function NetFrom({ experience }: { experience: ListedExperience }) {
  const lowest = lowestPrice(experience)
  return lowest ? <NetPrice gross={lowest.price.amount} rates={lowest} /> : null
}
