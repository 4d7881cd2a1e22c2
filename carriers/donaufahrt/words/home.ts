import { facts } from '~/carrier/facts'
import type { Locale } from '~/lib/locale'

const deFacts = facts('de')
const enFacts = facts('en')

const de = {
  seo: {
    title: 'Auto mit Fahrer in Wien, Österreich und über die Grenze',
    description:
      'Zum Flughafen Wien-Schwechat, in die Wachau, nach Salzburg oder Bratislava: Auto mit Fahrer zum vorher bekannten Preis. Sie zahlen erst nach der Bestätigung.',
  },
  experiencesSeo: {
    title: 'Erlebnisse: Wachau und Salzburg mit Fahrer ab Wien',
    description:
      'Ein Tag in der Wachau oder in Salzburg, ab Wien und zurück. Der Fahrer holt Sie vor der Tür ab, Maut, Parken und Wartezeit sind im Preis.',
  },
  overline: 'In Österreich und über die Grenze',
  heading: 'Ein Wagen mit Fahrer, genau dann, wenn Sie ihn brauchen',
  lead: 'Sie kennen den Preis im Voraus und zahlen erst nach unserer Bestätigung.',
  tips: [
    {
      title: 'Sicherheit',
      description:
        'Erfahrene Fahrerinnen und Fahrer, gepflegte Wagen, auf Wunsch Kindersitze und eine Fahrweise, bei der man ruhig einnicken kann.',
    },
    {
      title: 'Bequemlichkeit',
      description:
        'Limousine oder geräumiger Van, WLAN, Wasser und, wenn Sie mögen, ein Fahrer im Anzug.',
    },
    {
      title: 'Klare Preise',
      description: 'Zwei Kategorien, ein Preis für den ganzen Wagen. Sie zahlen nicht pro Person.',
    },
  ],
  servicesHeading: 'Zwei Kategorien, schnell entschieden',
  servicesLead:
    'Komfort, wenn Sie allein oder zu zweit fahren. Van, wenn die Familie oder das Team mitkommt. Pünktlich sind beide.',
  experiencesHeading: 'Erlebnisse, für die sich ein ganzer Tag lohnt',
  experiencesLead:
    'Marillengärten, Weinterrassen und Klöster an der Donau. Den Umweg kennt der Fahrer, die Aussicht gehört Ihnen.',
  aboutHeading: 'Wer Sie fährt',
  aboutParagraphs: [
    'Der Strom gibt die Richtung vor: von Wien aus fahren wir donauaufwärts in die Wachau und donauabwärts bis Budapest.',
    'Jede Bestellung liest bei uns ein Mensch. Er prüft Strecke, Zeit und Gepäck und ruft Sie an, wenn etwas nicht zusammenpasst. Erst dann wird die Fahrt bestätigt.',
    'Ihr Fahrer kommt mit sauberem Wagen und vollem Tank, hilft beim Gepäck, raucht nicht im Wagen und behält für sich, wer darin saß und worüber gesprochen wurde.',
  ],
  stepsHeading: 'So bestellen Sie',
  steps: [
    {
      title: 'Sie sagen uns, woher und wohin',
      description: `Bei festen Strecken ohne Zwischenhalt, bei Stundenmiete und bei Erlebnissen mit genanntem Preis sehen Sie den Preis sofort. Für andere Fahrten nennen wir ihn innerhalb von ${deFacts.confirmWithin}. Danach ergänzen Sie Zeit und Kontakt.`,
    },
    {
      title: 'Wir bestätigen',
      description: `Unsere Leitstelle prüft die Fahrt und antwortet innerhalb von ${deFacts.confirmWithin}. Bis dahin ist die Bestellung nicht verbindlich, und Sie zahlen nichts.`,
    },
    {
      title: 'Der Wagen steht bereit',
      description:
        'Wenn Sie rechtzeitig bestellen, wissen Sie am Vortag, wer kommt und mit welchem Wagen. Zur vereinbarten Zeit ist Ihr Fahrer da und bringt Sie bis vor die Tür.',
    },
  ],
  worriesHeading: 'Was die meisten zuerst fragen',
  worries: [
    {
      question: 'Wartet der Fahrer, wenn mein Flug Verspätung hat?',
      answer:
        'Ja. Anhand der Flugnummer sehen wir die tatsächliche Ankunft und richten uns danach. Eine Verspätung des Fluges kostet Sie nichts extra.',
    },
    {
      question: 'Zahle ich am Ende mehr?',
      answer: `Der bestätigte Preis gilt für den ganzen Wagen und steigt nicht von selbst. Mehr zahlen Sie nur für das, was Sie vereinbaren: einen Halt, eine längere Strecke, zusätzliche Wartezeit. ${deFacts.samePriceAlways} Für einen stark verschmutzten Wagen verrechnen wir ${deFacts.cleaningFee}.`,
    },
    {
      question: 'Und wenn sich meine Pläne ändern?',
      answer: `Vor unserer Bestätigung stornieren Sie jederzeit kostenlos, danach spätestens ${deFacts.freeCancellation} vor der Abholung. Tag und Stunde sehen Sie in der Zusammenfassung, bevor Sie die Bestellung absenden.`,
    },
  ],
  callHeading: 'Wohin dürfen wir Sie bringen?',
  callText:
    'Die Bestellung dauert ein paar Minuten und braucht kein Konto. Wenn es eilt oder Sie unsicher sind, rufen Sie uns an.',
}

const en: typeof de = {
  seo: {
    title: 'A car with a driver in Vienna, Austria and beyond',
    description:
      'To Vienna Airport, the Wachau, Salzburg or Bratislava: a car with a driver at a price you know beforehand. You pay once we have confirmed.',
  },
  experiencesSeo: {
    title: 'Experiences: the Wachau and Salzburg from Vienna',
    description:
      'A day in the Wachau or in Salzburg, from Vienna and back. The driver collects you at your door; tolls, parking and waiting are included.',
  },
  overline: 'In Austria and across the border',
  heading: 'A car and driver, exactly when you need one',
  lead: 'You know the price beforehand and pay once we have confirmed.',
  tips: [
    {
      title: 'Safety',
      description:
        'Experienced drivers, well-kept cars, child seats on request, and driving calm enough to doze off to.',
    },
    {
      title: 'Comfort',
      description: 'A sedan or a roomy van, Wi-Fi, water and, if you like, a driver in a suit.',
    },
    {
      title: 'Clear prices',
      description: 'Two categories, one price for the whole car. You do not pay per person.',
    },
  ],
  servicesHeading: 'Two categories, quickly chosen',
  servicesLead:
    'Komfort when you travel alone or as a couple. Van when the family or the team comes along. Both are punctual.',
  experiencesHeading: 'Experiences worth a whole day',
  experiencesLead:
    'Apricot orchards, vineyard terraces and abbeys on the Danube. The driver knows the detour; the view is yours.',
  aboutHeading: 'Your drivers',
  aboutParagraphs: [
    'The river sets our course: from Vienna we drive upstream to the Wachau and downstream as far as Budapest.',
    'A person in our office reads every order, checks the route, the time and the luggage, and calls you if something does not add up. Only then is the ride confirmed.',
    'Your driver arrives with a clean car and a full tank, helps with the luggage, does not smoke in the car, and does not talk about who was in it or what was said.',
  ],
  stepsHeading: 'How ordering works',
  steps: [
    {
      title: 'Tell us where from and where to',
      description: `Fixed routes without stops, hire by the hour and experiences with a stated price show their price at once. We price other journeys within ${enFacts.confirmWithin}. Then you add the time and your contact details.`,
    },
    {
      title: 'We confirm',
      description: `Our office checks the journey and answers within ${enFacts.confirmWithin}. Until then the order is not binding and you pay nothing.`,
    },
    {
      title: 'The car is waiting',
      description:
        'If you order in good time, you know the day before who is coming and in what car. At the agreed time your driver is there and takes you to the door.',
    },
  ],
  worriesHeading: 'What most people ask first',
  worries: [
    {
      question: 'Will the driver wait if my flight is late?',
      answer:
        'Yes. We see the actual arrival by your flight number and go by that. A delay caused by the flight costs you nothing extra.',
    },
    {
      question: 'Will I end up paying more?',
      answer: `The price we confirm is for the whole car and does not rise by itself. You pay more only for what you agree to: a stop, a longer route, extra waiting. ${enFacts.samePriceAlways} For a badly soiled car we charge ${enFacts.cleaningFee}.`,
    },
    {
      question: 'What if my plans change?',
      answer: `Until we confirm, you can cancel free of charge at any time; after that, no later than ${enFacts.freeCancellation} before pickup. The summary shows the day and hour before you send the order.`,
    },
  ],
  callHeading: 'Where may we take you?',
  callText:
    'Ordering takes a few minutes and needs no account. If you are in a hurry, or not sure, call us.',
}

/** The words of the home page; prices and other figures come from `facts`. */
export const home: Record<Locale, typeof de> = { de, en }
