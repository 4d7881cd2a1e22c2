import { Disclosure } from '~/ui/disclosure'
import { Unchanging } from '~/ui/unchanging'
import { facts } from '~/carrier/facts'
import { offeredFaq } from '~/carrier/kind-prose'
import { faq } from '~carrier/words/faq'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import styles from './faq-page.module.css'

/** Questions in groups; each opens separately and has its own anchor. */
export function FaqPage() {
  return (
    <>
      <h1>{m.faq_heading()}</h1>
      <p className="lead">{m.faq_lead()}</p>
      <Unchanging as="div" name="faq" className={styles['columns']}>
        {() => <Questions />}
      </Unchanging>
    </>
  )
}

function Questions() {
  const locale = getLocale()
  const groups = offeredFaq(faq(locale, facts(locale)))
  return (
    <>
      <nav aria-label={m.legal_contents()} className={styles['contents']}>
        <ul className={styles['groups']}>
          {groups.map(({ slug, title }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {groups.map(({ slug, title, faqList }) => (
          <section
            key={slug}
            id={slug}
            aria-labelledby={`${slug}-title`}
            className={styles['group']}
          >
            <h2 id={`${slug}-title`}>{title}</h2>
            {faqList.map((item) => (
              <Disclosure key={item.slug} title={item.title}>
                {/* The anchor is inside, because browsers open the element that contains the target of a link. */}
                <div id={item.slug} dangerouslySetInnerHTML={{ __html: item.content }} />
              </Disclosure>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}
