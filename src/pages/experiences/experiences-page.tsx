import { CompanyPhone } from '~/ui/company-phone'
import { Picture } from '~/ui/picture'
import { ExperienceCards } from '~/ui/cards/experience-cards'
import { m } from '~/paraglide/messages'
import type { ListedExperience } from '~/back-office/contract'

/** All experiences; a message that there is none now, or that they could not be loaded. */
export function ExperiencesPage({ experiences }: { experiences: ListedExperience[] | null }) {
  return (
    <>
      <h1>{m.experiences_heading()}</h1>
      <p className="lead">{m.experiences_lead()}</p>
      {!experiences ? (
        <ExperiencesUnavailable />
      ) : experiences.length === 0 ? (
        <p>
          {m.experiences_none()} <CompanyPhone />
        </p>
      ) : (
        <ExperienceCards experiences={experiences} headingLevel={2} isFirst />
      )}
    </>
  )
}

/** The provider does not answer and no experiences are remembered: shows a message and the phone. */
export function ExperiencesUnavailable() {
  return (
    <>
      <p>
        {m.experiences_unavailable()} <CompanyPhone />
      </p>
      <Picture name="empty" isFirst />
    </>
  )
}
