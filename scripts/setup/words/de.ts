import type { StartWords } from './start-words.ts'

// Source text, which is read with the figures of the carrier.
const PRICED = `Feste Strecken zeigen ihren Preis sofort; für andere Fahrten nennen wir ihn innerhalb von \${facts.confirmWithin}.`
const ASKED = `Wir nennen Ihnen den Preis innerhalb von \${facts.confirmWithin}.`

/** The first words of a carrier in German. */
export const de: StartWords = {
  home: ({ routes }) => `{
    seo: { title: 'Auto mit Fahrer zum Flughafen und auf jeder Strecke', description: 'Flughafentransfers, Fahrten im Inland und ins Ausland mit eigenem Fahrer. Sie kennen den Preis vorher und zahlen erst nach der Bestätigung.' },
    experiencesSeo: { title: 'Erlebnisse: Tagesausflüge mit Fahrer', description: 'Ausflüge mit Fahrer: Städte, Landschaften und Weingärten, mit fertigem Plan oder als Tag nach Ihren Wünschen.' },
    overline: 'Wagen mit Fahrer zu einem Preis, den Sie kennen',
    heading: 'Ein Wagen mit Fahrer zu Ihrer Stunde',
    lead: 'Sie kennen den Preis vorher und zahlen erst, wenn wir bestätigt haben.',
    tips: [
      { title: 'Sicherheit', description: 'Ein Mensch liest jede Bestellung, und Kindersitze gibt es auf Wunsch.' },
      { title: 'Komfort', description: 'Platz für Sie und Ihr Gepäck, und ein Fahrer, der Ihnen damit hilft.' },
      { title: 'Klare Preise', description: 'Der Preis gilt für den ganzen Wagen, nicht pro Person.' },
    ],
    servicesHeading: 'Wählen Sie den Wagen, der zu Ihnen passt',
    servicesLead: 'Jede Kategorie sagt, wie viele Personen und Gepäckstücke sie aufnimmt.',
    experiencesHeading: 'Fahrten für einen ganzen Tag',
    experiencesLead: 'Sie schauen aus dem Fenster, der Fahrer kennt den Weg.',
    aboutHeading: 'Ihre Fahrer',
    aboutParagraphs: [
      'Ein Mensch in unserem Büro liest jede Bestellung, prüft Strecke, Zeit und Gepäck und ruft Sie an, wenn etwas nicht zusammenpasst. Erst dann wird die Fahrt bestätigt und einem Fahrer gegeben.',
    ],
    stepsHeading: 'So bestellen Sie',
    steps: [
      { title: 'Abholort und Ziel eingeben', description: \`${routes ? PRICED : ASKED} Dann ergänzen Sie Zeit und Kontakt und senden die Bestellung ab.\` },
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
  service: ({ name, seats, luggage, poster }, { hourly }) => ({
    header: `Wagen mit Fahrer: ${name}`,
    introName: `${name}: ein Wagen mit Fahrer für bis zu ${seats}\u00a0Personen`,
    description: `${name} nimmt bis zu ${seats}\u00a0Personen und ${luggage}\u00a0Gepäckstücke auf. ${hourly ? 'Sie bestellen eine Fahrt, Hin- und Rückfahrt oder den Wagen auf Stunden mit demselben Formular.' : 'Sie bestellen eine Fahrt oder Hin- und Rückfahrt mit demselben Formular.'}`,
    secondDescription:
      'Der Fahrer kommt zur vereinbarten Zeit, hilft mit dem Gepäck und bringt Sie bis vor die Tür. Sie zahlen, wenn wir die Bestellung bestätigt haben.',
    mainPhoto: poster,
    weOffer: [
      {
        title: 'Zum Flughafen und zurück',
        description:
          'Schreiben Sie die Flugnummer in die Bestellung, und der Fahrer richtet sich nach der Ankunft.',
      },
      ...(hourly
        ? [
            {
              title: 'Ein Wagen für den Tag',
              description:
                'Sie bestellen den Wagen auf Stunden, und der Fahrer wartet, wo Sie aussteigen.',
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
        description: `Bis zu ${luggage}\u00a0Gepäckstücke fahren mit.`,
        icon: 'luggage',
      },
      {
        title: 'Ein Preis, den Sie kennen',
        description: 'Sie sehen den Preis, bevor Sie bestellen.',
        icon: 'route',
      },
    ],
    heroCards: [],
    seo: {
      title: `${name}: Wagen mit Fahrer zum bekannten Preis`,
      description: `${name} mit Fahrer für bis zu ${seats}\u00a0Personen und ${luggage}\u00a0Gepäckstücke. Sie sehen zuerst den Preis und zahlen erst nach unserer Bestätigung.`,
    },
  }),
  car: ({ name, seats, luggage, poster, car }) => ({
    line: `Für bis zu ${seats}\u00a0Personen mit ${luggage}\u00a0Gepäckstücken`,
    description: `Ein Wagen der Kategorie ${name}: bis zu ${seats}\u00a0Personen, ${luggage}\u00a0Gepäckstücke.`,
    image: poster,
    img: car,
    cars: [{ img: car, models: name }],
  }),
  seats: { before: 'bis zu', one: 'Sitzplatz', more: 'Sitzplätze' },
}
