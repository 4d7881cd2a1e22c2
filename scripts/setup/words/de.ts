import type { StartWords, Told } from './start-words.ts'

// Source text, which is read with the figures of the carrier.
const PRICED = `Bei festen Strecken sehen Sie den Preis sofort; für andere Fahrten nennen wir ihn innerhalb von \${facts.confirmWithin}. Dann ergänzen Sie Zeit und Kontakt und senden die Bestellung ab.`
const ASKED = `Dann ergänzen Sie Zeit und Kontakt und senden eine unverbindliche Anfrage. Den Preis nennen wir innerhalb von \${facts.confirmWithin}.`

/** For whom a category is, by its seats. */
function forWhom({ size, seats }: Pick<Told, 'size' | 'seats'>): string {
  return {
    two: 'Für Sie allein oder zu zweit.',
    few: 'Zum Flughafen, zum Termin und nach Hause.',
    group: `Für Familien und Gruppen bis ${seats}\u00a0Personen: Alle fahren gemeinsam, auch mit Gepäck.`,
  }[size]
}
const OFFER = {
  two: {
    title: 'Zu zweit unterwegs',
    description: 'Zum Abendessen, ins Theater oder zum Zug: Der Wagen gehört Ihnen allein.',
  },
  few: {
    title: 'Hin und zurück',
    description: 'Die Rückfahrt bestellen Sie in derselben Bestellung.',
  },
  group: {
    title: 'Familien und Gruppen',
    description: 'Sie zahlen für den Wagen, nicht pro Person, und niemand muss getrennt fahren.',
  },
}
const BRIEF = { two: ' für eine oder zwei Personen', few: '', group: ' für Familien und Gruppen' }

/** The first words of a carrier in German. */
export const de: StartWords = {
  home: ({ routes, several }) => `{
    seo: { title: \`Auto mit Fahrer in \${facts.town}: zum Flughafen und auf jeder Strecke\`, description: 'Flughafentransfers, Fahrten im Inland und ins Ausland mit eigenem Fahrer. Sie kennen den Preis vorher und zahlen erst nach der Bestätigung.' },
    experiencesSeo: { title: 'Erlebnisse: Tagesausflüge mit Fahrer', description: 'Ausflüge mit Fahrer, mit fertigem Programm oder als Tag nach Ihren Wünschen.' },
    overline: 'Wagen mit Fahrer zu einem Preis, den Sie kennen',
    heading: 'Ihr Wagen mit Fahrer',
    lead: 'Sie kennen den Preis vorher und zahlen erst, wenn wir bestätigt haben.',
    tips: [
      { title: 'Sicherheit', description: 'Ein Mensch liest jede Bestellung und ruft Sie an, wenn etwas nicht zusammenpasst.' },
      { title: 'Komfort', description: 'Platz für Sie und Ihr Gepäck, und ein Fahrer, der Ihnen damit hilft.' },
      { title: 'Klare Preise', description: 'Der Preis gilt für den ganzen Wagen, nicht pro Person.' },
    ],
    ${
      several
        ? `servicesHeading: 'Wählen Sie den Wagen, der zu Ihnen passt',
    servicesLead: 'Jede Kategorie sagt, wie viele Personen und Gepäckstücke sie aufnimmt.'`
        : `servicesHeading: 'Womit Sie fahren',
    servicesLead: 'Sie sehen, wie viele Personen und Gepäckstücke der Wagen aufnimmt.'`
    },
    experiencesHeading: 'Fahrten für einen ganzen Tag',
    experiencesLead: 'Sie schauen aus dem Fenster, der Fahrer kennt den Weg.',
    aboutHeading: 'Wer sich um Ihre Fahrt kümmert',
    aboutParagraphs: [
      'In unserem Büro prüft jemand Strecke, Zeit und Gepäck Ihrer Bestellung. Erst dann wird die Fahrt bestätigt und einem Fahrer gegeben.',
    ],
    stepsHeading: 'So bestellen Sie',
    steps: [
      { title: 'Abholort und Ziel eingeben', description: \`${routes ? PRICED : ASKED}\` },
      { title: 'Wir bestätigen', description: \`Unser Büro prüft die Fahrt und antwortet innerhalb von \${facts.confirmWithin}. Bis dahin zahlen Sie nichts.\` },
      { title: 'Der Fahrer kommt', description: 'Zur vereinbarten Zeit ist Ihr Fahrer da, hilft mit dem Gepäck und bringt Sie bis vor die Tür.' },
    ],
    worriesHeading: 'Was zuerst gefragt wird',
    worries: [
      { question: 'Wartet der Fahrer, wenn mein Flug Verspätung hat?', answer: 'Ja. Wir prüfen anhand der Flugnummer die tatsächliche Ankunft und richten uns danach.' },
      { question: 'Zahle ich am Ende mehr?', answer: \`Der bestätigte Preis gilt für den ganzen Wagen und steigt nicht von selbst. Mehr zahlen Sie nur für das, was Sie nach Absprache hinzufügen. \${facts.samePriceAlways} Für einen stark verschmutzten Wagen verrechnen wir \${facts.cleaningFee}.\` },
      { question: 'Was, wenn sich meine Pläne ändern?', answer: \`Bis zur Bestätigung stornieren Sie jederzeit kostenlos, danach bis \${facts.freeCancellation} vor der Abholung.\` },
    ],
    callHeading: 'Wohin geht es?',
    callText: 'Eine Bestellung dauert wenige Minuten und braucht kein Konto. Wenn es eilt oder Sie unsicher sind, rufen Sie uns an.',
  }`,
  service: ({ name, seats, luggage, hour, poster, size }, { hourly }) => ({
    header: `Wagen mit Fahrer: ${name}`,
    introName: `${name} mit Fahrer, zu einem Preis, den Sie vorher kennen`,
    description: hourly
      ? `${forWhom({ size, seats })} Sie bestellen eine Fahrt, eine Hin- und Rückfahrt oder den Wagen stundenweise mit demselben Formular.`
      : `${forWhom({ size, seats })} Sie bestellen eine Fahrt oder eine Hin- und Rückfahrt mit demselben Formular.`,
    secondDescription:
      'Der Fahrer kommt zur vereinbarten Zeit, hilft mit dem Gepäck und bringt Sie bis vor die Tür. Sie zahlen, wenn wir die Bestellung bestätigt haben.',
    mainPhoto: poster,
    weOffer: [
      OFFER[size],
      {
        title: 'Zum Flughafen und zurück',
        description:
          'Schreiben Sie die Flugnummer in die Bestellung, und der Fahrer richtet sich nach der Ankunft.',
      },
      ...(hourly
        ? [
            {
              title: 'Ein Wagen für den Tag',
              description: `Sie bestellen den Wagen stundenweise, für ${hour} die Stunde, und der Fahrer wartet, wo Sie aussteigen.`,
            },
          ]
        : []),
    ],
    features: [
      {
        title: 'Pünktlich',
        description: 'Der Fahrer ist zur vereinbarten Zeit da.',
        icon: 'clock',
      },
      {
        title: 'Platz für Gepäck',
        description: `Gepäckstücke: bis zu\u00a0${luggage}.`,
        icon: 'luggage',
      },
      {
        title: 'Ein Preis, den Sie kennen',
        description: 'Sie kennen den Preis, bevor Sie sich binden.',
        icon: 'route',
      },
    ],
    heroCards: [],
    seo: {
      title: `${name}: Wagen mit Fahrer zum bekannten Preis`,
      description: `${name} mit Fahrer${BRIEF[size]}: Sie bestellen ohne Konto, kennen den Preis, bevor Sie sich binden, und zahlen erst nach unserer Bestätigung.`,
    },
  }),
  car: ({ name, size, poster, car }) => ({
    line: null,
    description: `Ein Wagen der Kategorie ${name} mit Fahrer${BRIEF[size]}.`,
    image: poster,
    img: car,
    cars: [{ img: car, models: name }],
  }),
  seats: { before: 'bis zu', one: 'Sitzplatz', more: 'Sitzplätze' },
}
