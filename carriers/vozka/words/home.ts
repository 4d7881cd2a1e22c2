import { facts } from '~/carrier/facts'
import type { Locale } from '~/lib/locale'

type Tip = { title: string; description: string }

/** The words of the home page; prices and other figures come from `Facts`. */
export type Home = {
  /** Title and description of the home page, and of the list of experiences, in search results. */
  seo: { title: string; description: string }
  experiencesSeo: { title: string; description: string }
  overline: string
  heading: string
  lead: string
  /** Safety, comfort and luxury, affordable prices: home draws an icon beside each. */
  tips: [Tip, Tip, Tip]
  servicesHeading: string
  servicesLead: string
  experiencesHeading: string
  experiencesLead: string
  aboutHeading: string
  aboutParagraphs: string[]
  stepsHeading: string
  /** How ordering works, in three steps. */
  steps: { title: string; description: string }[]
  worriesHeading: string
  /** The three most frequent questions before an order. */
  worries: { question: string; answer: string }[]
  callHeading: string
  callText: string
}

const csFacts = facts('cs')
const enFacts = facts('en')

const cs: Home = {
  seo: {
    title: 'Vůz s\u00a0řidičem po Praze, Česku i\u00a0do zahraničí',
    description:
      'Odvoz na letiště, jízdy po Česku i\u00a0do zahraničí[parcel?, zásilky][experience? a\u00a0výlety]: vůz s\u00a0řidičem Business, Comfort nebo Basic. Cenu znáte předem, platíte až po potvrzení.',
  },
  experiencesSeo: {
    title: 'Zážitky: výlety s\u00a0řidičem po Česku i\u00a0za hranice',
    description:
      'Výlety vozem s\u00a0řidičem: večerní Praha, Karlovy Vary, moravské vinice, Krkonoše, Vídeň, Drážďany, Český Krumlov, nebo den na míru.',
  },
  overline: 'Po Česku i za hranice',
  heading: 'Vůz s řidičem v hodinu, kterou určíte Vy',
  lead: 'Cenu znáte předem a platíte, až objednávku potvrdíme.',
  tips: [
    {
      title: 'Bezpečí',
      description:
        'Zkušení řidiči, udržované vozy, dětské sedačky na přání a jízda tak plynulá, že se při ní dá usnout.',
    },
    {
      title: 'Pohodlí a luxus',
      description:
        'Sedan nebo prostorný van, Wi-Fi, voda, a pokud si přejete, řidič v obleku a láhev prosecca.',
    },
    {
      title: 'Dostupné ceny',
      description:
        'Tři kategorie podle toho, co od cesty čekáte. Cena platí za celý vůz, ne za osobu.',
    },
  ],
  servicesHeading: 'Tři kategorie, mezi kterými se snadno vybírá',
  servicesLead:
    'Business pro cesty, kde záleží na dojmu. Comfort pro skupinu, která chce pohodlí. Basic pro skupinu, která hlídá rozpočet. Přesnost je ve všech třech stejná.',
  experiencesHeading: 'Cesty, které stojí za celý den',
  experiencesLead:
    'Lázně, vinice, hory i Vídeň. Řidič zná zastávky, kvůli kterým se vyplatí odbočit, a Vy se můžete dívat z okna.',
  aboutHeading: 'Kdo Vás veze',
  aboutParagraphs: [
    'Vozka je starý český výraz pro toho, kdo řídí povoz. Drží opratě, zná cestu a ručí za to, že všichni dojedou v pořádku. Podle toho si vybíráme řidiče a podle toho s Vámi jednáme.',
    'Každou objednávku čte člověk z našeho dispečinku. Zkontroluje trasu, čas i počet zavazadel, a když něco nesedí, zavolá Vám. Teprve potom jízdu potvrdí a přidělí ji řidiči.',
    'Řidič přijíždí s čistým vozem a plnou nádrží. Pomůže s kufry, ve voze nekouří a o tom, koho vezl a o čem byla řeč, nemluví.',
  ],
  stepsHeading: 'Jak objednávka probíhá',
  steps: [
    {
      title: 'Zadáte, odkud a kam',
      description: `U pevných tras bez zastávek[hourly&experience?, vozu na hodiny a většiny zážitků][hourly&!experience? a vozu na hodiny][!hourly&experience? a většiny zážitků] vidíte cenu hned, u ostatních cest Vám ji do ${csFacts.confirmWithin} pošleme, nebo odmítneme. Pak doplníte čas a kontakt a objednávku odešlete.`,
    },
    {
      title: 'My objednávku potvrdíme',
      description: `Dispečer cestu ověří a do ${csFacts.confirmWithin} Vám odpoví. Dokud objednávku nepotvrdíme, není závazná a nic neplatíte.`,
    },
    {
      title: 'Řidič přijede',
      description:
        'Objednáte-li včas, den předem Vám napíšeme, kdo přijede a jakým vozem. V domluvený čas stojí řidič na místě, pomůže se zavazadly a odveze Vás až ke dveřím.',
    },
  ],
  worriesHeading: 'Na co se lidé ptají nejdřív',
  worries: [
    {
      question: 'Počká řidič, když se opozdí let?',
      answer:
        'Počká. Podle čísla letu si ověříme skutečný čas příletu a vyjedeme podle něj. Za zpoždění, které způsobil let, nic nepřiplácíte.',
    },
    {
      question: 'Nezaplatím nakonec víc?',
      answer: `Potvrzená cena platí za celý vůz a sama se nezvýší. Připlatíte jen za to, co si po domluvě přidáte: zastávku, delší trasu nebo čekání navíc. ${csFacts.samePriceAlways} Za silné znečištění vozu účtujeme ${csFacts.cleaningFee}.`,
    },
    {
      question: 'Co když se mi změní plány?',
      answer: `Než objednávku potvrdíme, zrušíte ji zdarma kdykoli, po potvrzení nejpozději ${csFacts.freeCancellation} před vyzvednutím. Přesný den a hodinu uvidíte v souhrnu ještě před odesláním.`,
    },
  ],
  callHeading: 'Kam to bude?',
  callText:
    'Objednávka zabere pár minut a nepotřebujete k ní účet. Pokud spěcháte nebo váháte, zavolejte.',
}

const en: Home = {
  seo: {
    title: 'Private driver in Prague, Czechia and beyond',
    description:
      'To and from Prague Airport, across Czechia and abroad[parcel?, parcels][experience? and days out], all with a private driver. Know the price first, pay once confirmed.',
  },
  experiencesSeo: {
    title: 'Experiences: day trips from Prague with a driver',
    description:
      'Days out with a driver: Prague by night, Karlovy Vary, Moravian vineyards, the Krkonoše, Vienna, Dresden, Český Krumlov or a day of your own.',
  },
  overline: 'In Czechia and across the border',
  heading: 'A car and driver at the hour you choose',
  lead: 'You know the price beforehand and pay once we have confirmed.',
  tips: [
    {
      title: 'Safety',
      description:
        'Experienced drivers, well-kept cars, child seats on request, and driving smooth enough to fall asleep to.',
    },
    {
      title: 'Comfort and luxury',
      description:
        'A sedan or a roomy van, Wi-Fi, water and, if you like, a driver in a suit and a bottle of prosecco.',
    },
    {
      title: 'Affordable prices',
      description:
        'Three categories to match what you expect of the journey. You pay for the car, not per person.',
    },
  ],
  servicesHeading: 'Three categories, an easy choice',
  servicesLead:
    'Business for journeys where impressions count. Comfort for a group that wants to travel at ease. Basic for a group with an eye on the budget. All three are equally punctual.',
  experiencesHeading: 'Journeys worth a whole day',
  experiencesLead:
    'Spa towns, vineyards, mountains, Vienna. The driver knows the places worth a detour, and you are free to look out of the window.',
  aboutHeading: 'Your drivers',
  aboutParagraphs: [
    'Vozka is an old Czech word for a coachman, the one who holds the reins, knows the road and answers for everyone’s safe arrival. That is how we choose our drivers, and how we deal with you.',
    'A person in our office reads every order, checks the route, the time and the luggage, and calls you if something does not add up. Only then is the ride confirmed and given to a driver.',
    'Your driver arrives with a clean car and a full tank, helps with the cases, does not smoke in the car, and does not talk about who was in it or what was said.',
  ],
  stepsHeading: 'How ordering works',
  steps: [
    {
      title: 'Enter pickup and destination',
      description: `Fixed routes without stops[hourly&experience?, hourly hire and most experiences][hourly&!experience? and hourly hire][!hourly&experience? and most experiences] show their price at once; for other journeys we send it within ${enFacts.confirmWithin}, or decline. Then you add the time and your contact details and send the order.`,
    },
    {
      title: 'We confirm the order',
      description: `Our office checks the journey and answers within ${enFacts.confirmWithin}. Until we confirm, the order is not binding and you pay nothing.`,
    },
    {
      title: 'The driver arrives',
      description:
        'If you order in good time, we write to you the day before: who is coming, and in what car. At the agreed time your driver is there, helps with the luggage and takes you to the door.',
    },
  ],
  worriesHeading: 'What people ask first',
  worries: [
    {
      question: 'Will the driver wait if my flight is late?',
      answer:
        'Yes. We look up the actual arrival by your flight number and set out to meet it. A delay caused by the flight costs you nothing extra.',
    },
    {
      question: 'Will I end up paying more?',
      answer: `The price we confirm is for the whole car and does not rise by itself. You pay more only for what you add by agreement: a stop, a longer route or extra waiting. ${enFacts.samePriceAlways} For a badly soiled car we charge ${enFacts.cleaningFee}.`,
    },
    {
      question: 'What if my plans change?',
      answer: `Until we confirm, you can cancel free of charge at any moment; after that, no later than ${enFacts.freeCancellation} before pickup. The summary shows the exact day and hour before you send the order.`,
    },
  ],
  callHeading: 'Where to?',
  callText:
    'Ordering takes a few minutes and needs no account. If you are in a hurry, or not sure, call us.',
}

export const home: Record<Locale, Home> = { cs, en }
