import { appConfig } from '~config'
import { Picture } from '~/components/picture'
import { ExperienceCards } from '~/components/catalogue/experience-cards'
import { formatPhone } from '~/i18n/format'
import { m } from '~/paraglide/messages'
import type { ListedExperience } from '~/provider/contract'

/** All experiences, or honestly that they could not be loaded. */
export function ExperiencesPage({ experiences }: { experiences: ListedExperience[] | null }) {
  return (
    <>
      <h1>{m.experiences_heading()}</h1>
      <p className="lead">{m.experiences_lead()}</p>
      {experiences ? (
        <ExperienceCards experiences={experiences} headingLevel={2} isFirst />
      ) : (
        <ExperiencesUnavailable />
      )}
    </>
  )
}

/** The provider does not answer and nothing is remembered: say so and offer the phone. */
export function ExperiencesUnavailable() {
  const { phone } = appConfig.company
  return (
    <>
      <p>
        {m.experiences_unavailable()} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
      <Picture name="empty" isFirst />
    </>
  )
}
