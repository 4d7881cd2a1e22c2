import type { FaqGroup } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** Which of our categories fits whom: one answer. */
export function faqCategories(locale: Locale): FaqGroup['faqList'][number] {
  return { cs, en }[locale]
}

const cs: FaqGroup['faqList'][number] = {
  slug: 'which-category',
  title: 'Kterou kategorii zvolit?',
  content:
    '<p>Na obchodní cestu nebo večer do divadla se hodí <a href="/sluzby/business-preprava">Business</a>. Rodině či skupině, která chce pohodlí, vyhoví <a href="/sluzby/comfort-preprava">Comfort</a>. Když rozhoduje cena, stačí <a href="/sluzby/basic-preprava">Basic</a>. Vozy si můžete porovnat na stránce <a href="/vozovy-park">Vozový park</a>.</p>',
}

const en: FaqGroup['faqList'][number] = {
  slug: 'which-category',
  title: 'Which category should I choose?',
  content:
    '<p>For a business trip or an evening out, <a href="/en/services/business-transportation">Business</a>. For a family or a group that wants to travel at ease, <a href="/en/services/comfort-transportation">Comfort</a>. If the price decides, <a href="/en/services/basic-transportation">Basic</a> will do. You can compare <a href="/en/cars-park">our cars</a> side by side.</p>',
}
