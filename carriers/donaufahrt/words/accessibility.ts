import type { Facts, Statement } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

/** Day of the last accessibility review; null while nobody has made one. Review again after changing the screens. */
// Of this carrier alone.
const reviewedOn: string | null = '2026-11-25'

/** The accessibility statement: what is accessible, how it was tested, and the known faults. */
export function accessibility(locale: Locale, facts: Facts): Statement {
  return locale === 'de' ? de(facts) : en(facts)
}

function de({ draftKept, legalName, email, phone, product, ...facts }: Facts): Statement {
  return {
    title: 'Erklärung zur Barrierefreiheit',
    seo: {
      title: 'Erklärung zur Barrierefreiheit nach WCAG 2.2',
      description:
        'Wie diese Website WCAG 2.2 auf Stufe AA erfüllt, wie wir das geprüft haben, was noch nicht gesichert ist und wem Sie eine Barriere melden.',
    },
    reviewedOn,
    sections: [
      {
        id: 'scope',
        title: 'Wofür diese Erklärung gilt',
        html: `<p>Die Erklärung gilt für die Website von ${product}${locales.length > 1 ? ' in allen ihren Sprachen' : ''}: alle Seiten mit Informationen, die Bestellung, die Übersicht mit der Zahlung, die Bestellseite mit den Formularen für Änderung und Storno, das Finden einer Bestellung und das Kontaktformular. ${legalName} betreibt die Website und ist für sie verantwortlich.</p><p>Jede und jeder soll einen Wagen bestellen können, ob mit Maus, Tastatur, Finger, Stimme, Lupe oder Screenreader.</p>`,
      },
      {
        id: 'conformance',
        title: 'Was die Website erfüllt',
        // Claims: your own assessment, by Austrian law.
        html: `<p>Nach unserer eigenen Prüfung entspricht die Website den <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 auf Stufe AA und damit dem, was das Barrierefreiheitsgesetz (BaFG) für Dienstleistungen im elektronischen Geschäftsverkehr verlangt. Ausnahmen stehen weiter unten.</p><ul><li>Alles lässt sich allein mit der Tastatur bedienen, und Sie sehen immer, wo Sie gerade sind.</li><li>Bestellung und Kontaktformular funktionieren ohne JavaScript. Fehler fassen wir oben zusammen und erklären sie bei jedem Feld.</li><li>Die Seiten passen in eine Breite von 320 Bildpunkten und lassen sich daher auf 400\u00a0% vergrößern, ohne dass man seitlich scrollt.</li><li>Helle und dunkle Ansicht haben genug Kontrast; Einstellungen für hohen Kontrast und weniger Bewegung beachten wir.</li><li>Für die Bestellung haben Sie so viel Zeit, wie Sie brauchen. Eine angefangene heben wir ${draftKept} nach der letzten Änderung auf.</li></ul>`,
      },
      {
        id: 'tests',
        title: 'Wie wir es geprüft haben',
        // Claims: how accessibility was tested.
        html: '<p>Das Werkzeug axe prüft die Seiten bei jeder Änderung der Website automatisch, in der hellen und in der dunklen Ansicht, auf Telefon und Computer. Ebenso prüfen wir automatisch, ob der Code der Seiten gültig ist, ob der Inhalt in den schmalsten Bildschirm passt, größere Abstände im Text und erzwungene Farben verträgt und ob keine Leiste das Feld verdeckt, in das Sie schreiben.</p><p>Ein Test geht die ganze Bestellung allein mit der Tastatur durch. Diese Prüfungen laufen an einer anderen Website mit demselben Programm. Es handelt sich um eine Selbstbewertung; eine unabhängige Prüfung haben wir nicht beauftragt.</p>',
      },
      {
        id: 'limits',
        title: 'Was wir noch nicht zusagen können',
        html: `<ul><li>Mit den Screenreadern NVDA, JAWS und VoiceOver haben wir die Website noch nicht geprüft, auch nicht mit Menschen, die sie täglich verwenden. Wir bauen auf Standardelemente von HTML, die Screenreader kennen.</li><li>Die Felder für Datum und Uhrzeit sind die des Browsers. Ihr Kalender spricht die Sprache des Browsers, nicht die der Seite. Am Computer kann man sie auch tippen, am Telefon wählt man aus.</li><li>Die kurze Nachricht am oberen Rand verschwindet nach zwei Sekunden. Derselbe Text steht immer auch auf der Seite.</li>${facts.offersCard ? '<li>Die Zahlungsseite hinter dem Link, den wir nach der Bestätigung senden, betreibt jemand anderer. Ihre Barrierefreiheit haben wir nicht geprüft.</li>' : ''}${facts.hasSocialPages ? '<li>Unsere Profile in sozialen Netzwerken betreiben andere. Deren Barrierefreiheit haben wir nicht geprüft.</li>' : ''}</ul>`,
      },
      {
        id: 'report',
        title: 'Sie sind auf eine Barriere gestoßen?',
        // Claims: an answer within five working days, orders by phone at the same price, and the Austrian authority.
        html: `<p>Schreiben Sie an <a href="mailto:${email}">${email}</a>, rufen Sie ${phoneLink(phone)} an oder verwenden Sie das <a href="/kontakt">Kontaktformular</a>. Es hilft uns, wenn Sie die Adresse der Seite nennen und womit Sie die Website bedienen. Wir antworten binnen fünf Werktagen. Ihre Bestellung nehmen wir inzwischen gern am Telefon auf, zum selben Preis.</p><p>Lösen wir das Problem nicht, können Sie sich an das Sozialministeriumservice wenden, das die Einhaltung des Barrierefreiheitsgesetzes überwacht: <a href="https://www.sozialministeriumservice.gv.at/">www.sozialministeriumservice.gv.at</a>.</p>`,
      },
    ],
  }
}

function en({ draftKept, legalName, email, phone, product, ...facts }: Facts): Statement {
  return {
    title: 'Accessibility statement',
    seo: {
      title: 'Accessibility statement of this website: WCAG 2.2',
      description:
        'How this website meets WCAG 2.2 at level AA, how we checked it, what does not work yet and whom to tell about a barrier.',
    },
    reviewedOn,
    sections: [
      {
        id: 'scope',
        title: 'What this statement covers',
        html: `<p>The statement is about the ${product} website${locales.length > 1 ? ' in each of its languages' : ''}: all pages with information, the order, its summary with payment, the order page with its forms for changing and cancelling, finding an order and the contact form. ${legalName} runs the website and is responsible for it.</p><p>We want everybody to be able to order a car, whether with a mouse, a keyboard, touch, voice, a magnifier or a screen reader.</p>`,
      },
      {
        id: 'conformance',
        title: 'What the website conforms to',
        // Claims: your own assessment, by Austrian law.
        html: `<p>By our own assessment the website conforms to <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2 at level AA, and so to the requirements on e-commerce services of the Austrian Accessibility Act (Barrierefreiheitsgesetz, BaFG). The exceptions are listed below.</p><ul><li>Everything works with a keyboard alone, and you can always see where you are.</li><li>The order and the contact form work without JavaScript. Errors are summed up at the top and explained at each field.</li><li>Pages fit a width of 320 pixels, so they can be enlarged to 400% without scrolling sideways.</li><li>The light and the dark appearance have enough contrast; we respect settings for high contrast and for less motion.</li><li>Take as long as you need with the order. We keep an unfinished one for ${draftKept} after your last change.</li></ul>`,
      },
      {
        id: 'tests',
        title: 'How we checked it',
        // Claims: how accessibility was tested.
        html: '<p>With every change of the website, the tool axe automatically checks the pages in the light and the dark appearance, on a phone and a computer. We also check automatically that the code of the pages is valid, that the content fits the narrowest screen, that it copes with wider text spacing and forced colours, and that no bar covers the field you are typing in.</p><p>A test also goes through the whole order by keyboard alone. These checks run on another website of the same software. This is a self-assessment; we have not commissioned an independent audit.</p>',
      },
      {
        id: 'limits',
        title: 'What we cannot promise yet',
        html: `<ul><li>We have not yet tested the website with the screen readers NVDA, JAWS and VoiceOver, nor with people who use them every day. We build on standard HTML elements that screen readers know.</li><li>The date and time fields are those of the browser. Their calendar speaks the language of the browser, not of the page. On a computer they can also be typed; on a phone they are picked.</li><li>The short message at the top of the screen disappears after two seconds. The same text is always on the page as well.</li>${facts.offersCard ? '<li>The payment page behind the link we send after confirmation is run by somebody else. We have not assessed its accessibility.</li>' : ''}${facts.hasSocialPages ? '<li>Our profiles in social networks are run by others. We have not assessed their accessibility.</li>' : ''}</ul>`,
      },
      {
        id: 'report',
        title: 'Found something you cannot use?',
        // Claims: an answer within five working days, orders by phone at the same price, and the Austrian authority.
        html: `<p>Write to <a href="mailto:${email}">${email}</a>, call ${phoneLink(phone)} or use the <a href="/en/contact">contact form</a>. It helps to know the address of the page and what you use the website with. We answer within five working days. Meanwhile we are happy to take your order by phone, at the same price.</p><p>If we do not solve it, you can turn to the Sozialministeriumservice, which supervises the Accessibility Act: <a href="https://www.sozialministeriumservice.gv.at/">www.sozialministeriumservice.gv.at</a>.</p>`,
      },
    ],
  }
}

function phoneLink(phone: string): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}
