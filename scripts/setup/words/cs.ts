import type { StartWords, Told } from './start-words.ts'

// Source text, which is read with the figures of the carrier.
const PRICED = `U\u00a0pevných tras vidíte cenu hned, ostatní cesty naceníme do \${facts.confirmWithin}. Pak doplníte čas a\u00a0kontakt a\u00a0objednávku odešlete.`
const ASKED = `Pak doplníte čas a\u00a0kontakt a\u00a0odešlete nezávaznou poptávku. Cenu Vám řekneme do \${facts.confirmWithin}.`

/** For whom a category is, by its seats. */
function forWhom({ size, seats }: Pick<Told, 'size' | 'seats'>): string {
  return {
    two: 'Pro jednoho nebo pro dva.',
    few: 'Na letiště, na schůzku i\u00a0domů.',
    group: `Pro rodiny a\u00a0skupiny do ${seats}\u00a0osob: pojedete všichni spolu, i\u00a0se zavazadly.`,
  }[size]
}
const OFFER = {
  two: { title: 'Ve dvou', description: 'Na večeři, do divadla nebo na vlak: vůz je jen Váš.' },
  few: { title: 'Tam i\u00a0zpět', description: 'Zpáteční jízdu přidáte do téže objednávky.' },
  group: {
    title: 'Rodiny a\u00a0skupiny',
    description: 'Platíte za vůz, ne za osobu, a\u00a0nikdo nemusí jet zvlášť.',
  },
}
const BRIEF = { two: ' pro jednoho nebo pro dva', few: '', group: ' pro rodiny a\u00a0skupiny' }

/** The first words of a carrier in Czech. */
export const cs: StartWords = {
  home: ({ routes, several }) => `{
    seo: { title: \`Vůz s\u00a0řidičem, \${facts.town}: za cenu, kterou znáte předem\`, description: 'Odvoz na letiště, jízdy doma i\u00a0do zahraničí: vůz s\u00a0řidičem za cenu, kterou znáte předem. Platíte až po potvrzení.' },
    experiencesSeo: { title: 'Zážitky: výlety s\u00a0řidičem', description: 'Výlety vozem s\u00a0řidičem: hotový program, nebo den na míru.' },
    overline: 'Vůz s\u00a0řidičem za cenu, kterou znáte',
    heading: 'Vůz s\u00a0řidičem v\u00a0hodinu, kterou určíte Vy',
    lead: 'Cenu znáte předem a\u00a0platíte, až objednávku potvrdíme.',
    tips: [
      { title: 'Bezpečí', description: 'Každou objednávku čte člověk, a\u00a0když něco nesedí, zavolá Vám.' },
      { title: 'Pohodlí', description: 'Místo pro Vás i\u00a0zavazadla a\u00a0řidič, který s\u00a0nimi pomůže.' },
      { title: 'Jasné ceny', description: 'Cena platí za celý vůz, ne za osobu.' },
    ],
    ${
      several
        ? `servicesHeading: 'Vyberte si vůz podle cesty',
    servicesLead: 'U\u00a0každé kategorie vidíte, kolik osob a\u00a0zavazadel se do ní vejde.'`
        : `servicesHeading: 'Čím pojedete',
    servicesLead: 'Vidíte, kolik osob a\u00a0zavazadel se do vozu vejde.'`
    },
    experiencesHeading: 'Cesty, které stojí za celý den',
    experiencesLead: 'Vy se díváte z\u00a0okna a\u00a0řidič zná cestu.',
    aboutHeading: 'Kdo se o\u00a0Vaši cestu stará',
    aboutParagraphs: [
      'Člověk z\u00a0našeho dispečinku zkontroluje trasu, čas i\u00a0počet zavazadel. Teprve potom jízdu potvrdí a\u00a0přidělí ji řidiči.',
    ],
    stepsHeading: 'Jak objednávka probíhá',
    steps: [
      { title: 'Zadáte, odkud a\u00a0kam', description: \`${routes ? PRICED : ASKED}\` },
      { title: 'My objednávku potvrdíme', description: \`Dispečer cestu ověří a\u00a0do \${facts.confirmWithin} Vám odpoví. Dokud objednávku nepotvrdíme, nic neplatíte.\` },
      { title: 'Řidič přijede', description: 'V\u00a0domluvený čas stojí řidič na místě, pomůže se zavazadly a\u00a0odveze Vás až ke dveřím.' },
    ],
    worriesHeading: 'Na co se lidé ptají nejdřív',
    worries: [
      { question: 'Počká řidič, když se opozdí let?', answer: 'Počká. Podle čísla letu si ověříme skutečný čas příletu a\u00a0vyjedeme podle něj.' },
      { question: 'Nezaplatím nakonec víc?', answer: \`Potvrzená cena platí za celý vůz a\u00a0sama se nezvýší. Připlatíte jen za to, co si po domluvě přidáte. \${facts.samePriceAlways} Za silné znečištění vozu účtujeme \${facts.cleaningFee}.\` },
      { question: 'Co když se mi změní plány?', answer: \`Než objednávku potvrdíme, zrušíte ji zdarma kdykoli, po potvrzení nejpozději \${facts.freeCancellation} před vyzvednutím.\` },
    ],
    callHeading: 'Kam to bude?',
    callText: 'Objednávka zabere pár minut a\u00a0nepotřebujete k\u00a0ní účet. Pokud spěcháte nebo váháte, zavolejte.',
  }`,
  service: ({ name, seats, luggage, hour, poster, size }, { hourly }) => ({
    header: `Přeprava ${name}`,
    introName: `${name} s\u00a0řidičem, za cenu, kterou znáte předem`,
    description: hourly
      ? `${forWhom({ size, seats })} Jednu cestu, cestu tam i\u00a0zpět i\u00a0vůz na hodiny objednáte stejným formulářem.`
      : `${forWhom({ size, seats })} Jednu cestu i\u00a0cestu tam a\u00a0zpět objednáte stejným formulářem.`,
    secondDescription:
      'Řidič přijede v\u00a0domluvený čas, pomůže se zavazadly a\u00a0odveze Vás až ke dveřím. Platíte, až objednávku potvrdíme.',
    mainPhoto: poster,
    weOffer: [
      OFFER[size],
      {
        title: 'Na letiště a\u00a0z\u00a0letiště',
        description: 'Napište do objednávky číslo letu a\u00a0řidič se řídí jeho příletem.',
      },
      ...(hourly
        ? [
            {
              title: 'Vůz na celý den',
              description: `Objednáte vůz na hodiny, hodina stojí ${hour}, a\u00a0řidič čeká tam, kde vystoupíte.`,
            },
          ]
        : []),
    ],
    features: [
      {
        title: 'Přesnost',
        description: 'Řidič je na místě v\u00a0domluvený čas.',
        icon: 'clock',
      },
      {
        title: 'Místo na zavazadla',
        description: `Zavazadel nejvýše\u00a0${luggage}.`,
        icon: 'luggage',
      },
      {
        title: 'Cena známá předem',
        description: 'Cenu znáte dřív, než se zavážete.',
        icon: 'route',
      },
    ],
    heroCards: [],
    seo: {
      title: `Přeprava ${name}: vůz s\u00a0řidičem za známou cenu`,
      description: `${name} s\u00a0řidičem${BRIEF[size]}: objednáte bez účtu, cenu znáte dřív, než se zavážete, a\u00a0platíte, až Vaši objednávku potvrdíme.`,
    },
  }),
  car: ({ name, size, poster, car }) => ({
    line: null,
    description: `Vůz kategorie ${name} s\u00a0řidičem${BRIEF[size]}.`,
    image: poster,
    img: car,
    cars: [{ img: car, models: name }],
  }),
  seats: { before: 'míst: nejvýše', one: '', more: '' },
}
