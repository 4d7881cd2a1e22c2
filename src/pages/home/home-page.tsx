import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { home } from '~carrier/words/home'
import { Disclosure } from '~/ui/disclosure'
import { Picture } from '~/ui/picture'
import { Unchanging } from '~/ui/unchanging'
import { TitledItems } from '~/ui/titled-items'
import { carCategories } from '~carrier/words/cars'
import { ExperienceCards } from '~/ui/cards/experience-cards'
import { FareSection } from '~/ui/cards/fare-section'
import { PriceFinder } from '~/ui/cards/price-finder'
import { ServiceSheets } from '~/ui/cards/service-sheets'
import { offeredWords } from '~/carrier/kind-prose'
import { isOffered, offeredKinds } from '~/carrier/offered-kinds'
import { listServices } from '~/carrier/find-service'
import { formatNames } from '~/i18n/format-lists'
import { aboutAnchor, screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/back-office/contract'
import styles from './home-page.module.css'

/** In the order of the tips. */
const TIP_ICONS = ['safety', 'comfort', 'price'] as const

/** Number of experience posters: one row of a wide screen. */
const STRIP = 4

/**
 * The banner with the first question and the three tips, services and prices, categories and their cars, four
 * experiences, the steps of ordering.
 */
export function HomePage({ experiences }: { experiences: ListedExperience[] | null }) {
  const locale = getLocale()
  const words = home[locale]
  const namesModels = carCategories[locale].some(({ name, cars }) =>
    cars.some(({ models }) => models !== name),
  )
  return (
    <>
      <Unchanging as="section" name="home hero" className={styles['hero']}>
        {() => (
          <>
            <Picture
              name="home-hero"
              narrow={{ name: 'home-hero-tall', media: '(width < 48rem)' }}
              isFirst
              className={styles['poster']}
            />
            <div className={styles['heroText']}>
              <p className="overline">{words.overline}</p>
              <h1>{words.heading}</h1>
              <p className={styles['heroLead']}>{words.lead}</p>
            </div>
            <div className={styles['question']}>
              <PriceFinder />
              <OtherOrders />
            </div>
            <ul className={styles['tips']}>
              <TitledItems
                items={words.tips.map((tip, index) => ({ ...tip, icon: TIP_ICONS[index] }))}
                heading="h2"
              />
            </ul>
          </>
        )}
      </Unchanging>
      <FareSection />
      <Unchanging
        as="section"
        name="home services"
        aria-labelledby="services"
        className={styles['band']}
      >
        {() => (
          <>
            <div className="split">
              <h2 id="services">{words.servicesHeading}</h2>
              <p className="lead">{words.servicesLead}</p>
            </div>
            <ServiceSheets services={listServices(locale)} />
            {/* Cars whose models nobody has named would only say the categories again. */}
            {namesModels ? (
              <ul className={styles['fleet']}>
                {carCategories[locale].map(({ slug, name, cars, passengers }) => (
                  <li key={slug} data-cars={cars.length}>
                    <a href={`${screenPath('fleet', locale)}#${slug}`}>
                      <span className={styles['cars']}>
                        {cars.map(({ img }) => (
                          <Picture key={img} name={img} sizes="(width >= 60rem) 20vw, 33vw" />
                        ))}
                      </span>
                      <strong>{name}</strong> <span>{passengers}</span>
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
            <p>
              <a href={screenPath('fleet', locale)}>{m.home_fleet()}</a>
            </p>
          </>
        )}
      </Unchanging>
      {experiences && experiences.length > 0 ? (
        <section aria-labelledby="experiences" className={styles['band']}>
          <div className="split">
            <h2 id="experiences">{words.experiencesHeading}</h2>
            <p className="lead">{words.experiencesLead}</p>
          </div>
          <ExperienceCards experiences={experiences.slice(0, STRIP)} headingLevel={3} isStrip />
          <p>
            <a href={screenPath('experiences', locale)}>{m.home_all_experiences()}</a>
          </p>
        </section>
      ) : null}
      <Unchanging
        as="section"
        name="home about"
        id={aboutAnchor(locale)}
        aria-labelledby="about-heading"
        className="split"
      >
        {() => (
          <>
            <h2 id="about-heading">{words.aboutHeading}</h2>
            <div className={styles['about']}>
              {words.aboutParagraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Drivers />
            </div>
          </>
        )}
      </Unchanging>
      <Unchanging as="section" name="home steps" aria-labelledby="steps" className="split">
        {() => (
          <>
            <h2 id="steps">{words.stepsHeading}</h2>
            <ol className={styles['steps']}>
              <TitledItems
                items={words.steps.map(({ title, description }) => ({
                  title,
                  description: offeredWords(description),
                }))}
              />
            </ol>
          </>
        )}
      </Unchanging>
      <Unchanging as="section" name="home worries" aria-labelledby="worries" className="split">
        {() => (
          <>
            <h2 id="worries">{words.worriesHeading}</h2>
            <div className={styles['worries']}>
              {words.worries.map(({ question, answer }) => (
                <Disclosure key={question} title={question}>
                  <p>{offeredWords(answer)}</p>
                </Disclosure>
              ))}
              <p>
                <a href={screenPath('faq', locale)}>{m.home_more_questions()}</a>
              </p>
            </div>
          </>
        )}
      </Unchanging>
      <Unchanging as="section" name="home call" aria-labelledby="call" className={styles['call']}>
        {() => (
          <>
            <Picture name="received" sizes="(width >= 60rem) 50vw, 100vw" />
            <div className={styles['callText']}>
              <h2 id="call">{words.callHeading}</h2>
              <p>{words.callText}</p>
              <p className={styles['ways']}>
                <a className="button" href={screenPath('order', locale)}>
                  {screenLabel('order', locale)}
                </a>{' '}
                <CompanyPhone />
              </p>
            </div>
          </>
        )}
      </Unchanging>
    </>
  )
}

/** The other services besides a ride. */
function OtherOrders() {
  const locale = getLocale()
  const order = screenPath('order', locale)
  if (offeredKinds().length === 1) return null
  return (
    <ul className={styles['others']}>
      {isOffered('hourly') ? (
        <li>
          <a href={`${order}?kind=hourly`}>{m.fares_hourly()}</a>
        </li>
      ) : null}
      {isOffered('experience') ? (
        <li>
          <a href={screenPath('experiences', locale)}>{screenLabel('experiences', locale)}</a>
        </li>
      ) : null}
      {isOffered('parcel') ? (
        <li>
          <a href={`${order}?kind=parcel`}>{m.word_parcel()}</a>
        </li>
      ) : null}
    </ul>
  )
}

/** The drivers by name, with a link to their details; nothing when none is named. */
function Drivers() {
  const names = appConfig.trust.drivers.map(({ name }) => name)
  const locale = getLocale()
  if (names.length === 0) return null
  return (
    <p>
      <a href={`${screenPath('contact', locale)}#drivers`}>
        {m.home_drivers({ names: formatNames(names, locale) })}
      </a>
    </p>
  )
}
