import { experiences } from '../../../carriers/vozka/catalogue/experiences.ts'
import { CANARY_HOST, XSS_CORPUS } from './xss-corpus.ts'

const PER_PAGE = 6

const both = (text: string) => ({ cs: text, en: text })
const cut = (text: string, max: number) => both(text.slice(0, max))

/** Experiences with payloads of the corpus in every text, a few payloads in each experience. */
export function poisonedExperiences() {
  const [sound] = experiences
  const [variant] = sound?.variants ?? []
  const [option] = sound?.options ?? []
  return Array.from({ length: Math.ceil(XSS_CORPUS.length / PER_PAGE) }, (_, index) => {
    const payloads = XSS_CORPUS.slice(index * PER_PAGE, (index + 1) * PER_PAGE)
    const [one = '', two = one, three = one, four = one, five = one, six = one] = payloads
    return {
      ...sound,
      id: `poisoned-${index}`,
      slug: both(`poisoned-${index}`),
      title: cut(one, 120),
      perex: cut(payloads.join(' '), 600),
      descriptionHtml: both(`<p>${payloads.join('</p><p>')}</p>${payloads.toReversed().join('')}`),
      image: { src: sourceOf(index), width: 10, height: 10, alt: cut(two, 300) },
      places: payloads.map((text) => cut(text, 120)),
      included: payloads.map((text) => cut(text, 300)),
      notIncluded: payloads.map((text) => cut(text, 300)),
      variants: [three, four].map((text, at) => ({
        ...variant,
        id: `v-${at}`,
        name: cut(text, 120),
      })),
      options: [{ ...option, name: cut(five, 120) }],
      seo: { title: cut(six, 200), description: cut(payloads.join(' '), 400) },
    }
  })
}

function sourceOf(index: number): string {
  const sources = [
    `//${CANARY_HOST}/i.png`,
    `https://${CANARY_HOST}/i.png`,
    `/\\${CANARY_HOST}/i.png`,
    'javascript:window.hit=1',
    'data:image/svg+xml,<svg onload=parent.hit=1>',
    `/x" onerror="window.hit=1`,
    `https://localhost@${CANARY_HOST}/i.png`,
  ]
  return sources[index % sources.length] ?? ''
}
