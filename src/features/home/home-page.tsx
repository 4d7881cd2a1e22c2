import { appConfig } from '~config'
import { home } from '~/content/home'
import { Disclosure } from '~/components/disclosure'
import { Picture } from '~/components/picture'
import { TitledItems } from '~/components/titled-items'
import { carCategories } from '~/content/cars'
import { ExperienceCards } from '~/components/catalogue/experience-cards'
import { FareSection } from '~/components/catalogue/fare-section'
import { PriceFinder } from '~/components/catalogue/price-finder'
import { ServiceSheets } from '~/components/catalogue/service-sheets'
import { listServices } from '~/content/find-service'
import { formatPhone } from '~/i18n/format'
import { formatOneOf } from '~/i18n/format-lists'
import { aboutAnchor, screenLabel } from '~/i18n/navigation'
import { screenPath } from '~/i18n/screens'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import type { ListedExperience } from '~/provider/contract'
import styles from './home-page.module.css'

/** Posters of experiences, a row of a wide screen. */
const STRIP = 4

/** What we do and what it costs, why with us, categories and their cars, four experiences, how ordering works. */
export function HomePage({ experiences }: { experiences: ListedExperience[] | null }) {
  const locale = getLocale()
  const words = home[locale]
  const { phone } = appConfig.company
  return (
    <>
      <section className={styles['hero']}>
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
      </section>
      <FareSection />
      <section aria-labelledby="tips" className={styles['band']}>
        <h2 id="tips" className="overline">
          {m.home_tips()}
        </h2>
        <ul className={styles['tips']}>
          <TitledItems items={words.tips} />
        </ul>
      </section>
      <section aria-labelledby="services" className={styles['band']}>
        <div className="split">
          <h2 id="services">{words.servicesHeading}</h2>
          <p className="lead">{words.servicesLead}</p>
        </div>
        <ServiceSheets services={listServices(locale)} />
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
        <p>
          <a href={screenPath('fleet', locale)}>{m.home_fleet()}</a>
        </p>
      </section>
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
      <section id={aboutAnchor(locale)} aria-labelledby="about-heading" className="split">
        <h2 id="about-heading">{words.aboutHeading}</h2>
        <div className={styles['about']}>
          {words.aboutParagraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Drivers />
        </div>
      </section>
      <section aria-labelledby="steps" className="split">
        <h2 id="steps">{words.stepsHeading}</h2>
        <ol className={styles['steps']}>
          <TitledItems items={words.steps} />
        </ol>
      </section>
      <section aria-labelledby="worries" className="split">
        <h2 id="worries">{words.worriesHeading}</h2>
        <div className={styles['worries']}>
          {words.worries.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
          <p>
            <a href={screenPath('faq', locale)}>{m.home_more_questions()}</a>
          </p>
        </div>
      </section>
      <section aria-labelledby="call" className={styles['call']}>
        <Picture name="received" sizes="(width >= 60rem) 50vw, 100vw" />
        <div className={styles['callText']}>
          <h2 id="call">{words.callHeading}</h2>
          <p>{words.callText}</p>
          <p className={styles['ways']}>
            <a className="button" href={screenPath('order', locale)}>
              {screenLabel('order', locale)}
            </a>
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </p>
        </div>
      </section>
    </>
  )
}

/** What else than a ride can be ordered. */
function OtherOrders() {
  const locale = getLocale()
  const order = screenPath('order', locale)
  return (
    <ul className={styles['others']}>
      <li>
        <a href={`${order}?kind=hourly`}>{m.fares_hourly()}</a>
      </li>
      <li>
        <a href={screenPath('experiences', locale)}>{screenLabel('experiences', locale)}</a>
      </li>
      <li>
        <a href={`${order}?kind=parcel`}>{m.home_parcel()}</a>
      </li>
    </ul>
  )
}

/** The drivers by name, with the way to what is said of them; nothing where none is named. */
function Drivers() {
  const names = appConfig.trust.drivers.map(({ name }) => name)
  const locale = getLocale()
  if (names.length === 0) return null
  return (
    <p>
      <a href={`${screenPath('contact', locale)}#drivers`}>
        {m.home_drivers({ names: formatOneOf(names, locale) })}
      </a>
    </p>
  )
}
