import type { Facts, FaqGroup } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** What passengers from abroad ask, in one group of the answers. */
export function faqAbroad(locale: Locale, facts: Facts, phone: string): FaqGroup {
  return { cs, en }[locale](facts, phone)
}

/** Small numbers as words: „dva“ and, after „z našich“, „dvou“. */
const WORDS = ',jeden,dva,tři,čtyři,pět,šest,sedm,osm,devět,deset'.split(',')
const OF_WORDS = ',,dvou,tří,čtyř,pěti,šesti,sedmi,osmi,devíti,deseti'.split(',')

function speakEnglish({ english, count }: NonNullable<Facts['drivers']>): string {
  if (english === 0) return 'Anglicky z našich řidičů nemluví nikdo.'
  if (english === count)
    return count === 1 ? 'Náš řidič mluví anglicky.' : 'Anglicky mluví všichni naši řidiči.'
  return `Anglicky mluví ${WORDS[english] ?? english} z našich ${OF_WORDS[count] ?? count} řidičů.`
}

function cs(facts: Facts, phone: string): FaqGroup {
  const { drivers, airportRide } = facts
  return {
    slug: 'from-abroad',
    title: 'Hosté ze zahraničí',
    faqList: [
      {
        slug: 'drivers-language',
        title: 'Mluví řidič anglicky?',
        content: drivers
          ? `<p>${speakEnglish(drivers)} Jejich jazyky: ${drivers.languages}. V <a href="/objednavka">objednávce</a> vyberte „Jazyk řidiče“; je to přání, nic nestojí a pokusíme se mu vyhovět.</p>`
          : '<p>Jazyk, kterému rozumíte, napište do zprávy v <a href="/objednavka">objednávce</a>. Odpovíme, zda jím některý z řidičů mluví.</p>',
      },
      {
        slug: 'tips',
        title: 'Dává se řidiči spropitné?',
        content:
          '<p>Nečekáme ho. Kdo byl spokojený, dává v Česku obvykle 5 až 10 % v hotovosti.</p>',
      },
      {
        slug: 'euro',
        title: 'Mohu platit v eurech?',
        content:
          '<p>Ceny jsou v korunách; při platbě kartou nebo převodem je přepočte Vaše banka. Na eurech se s námi domluvte předem, částku pak uvedeme v potvrzení.</p>',
      },
      {
        slug: 'payment-from-abroad',
        title: 'Jak zaplatím převodem ze zahraničí?',
        content: `<p>Majitele účtu, IBAN, BIC (${facts.bic}), variabilní symbol i částku najdete na stránce objednávky a v e-mailu. Zvolte úhradu v korunách. V Evropském hospodářském prostoru platí každý poplatky své banky (SHA); odjinud zvolte všechny poplatky k Vaší tíži (OUR), ať dojde celá částka. Pošlete ji hned, převod trvá 1 až 3 pracovní dny.</p>`,
      },
      {
        slug: 'prague-airport',
        title: 'Kde na mě řidič čeká na Letišti Praha?',
        content: `<p>V příletové hale Vašeho terminálu, s cedulkou: lety ze schengenského prostoru přilétají na Terminál 2, ostatní na Terminál 1. V ceně je ${facts.airportWaiting} čekání od skutečného příletu.</p>`,
      },
      {
        slug: 'main-station',
        title: 'Kde se najdeme na pražském hlavním nádraží?',
        content: `<p>V\u00a0hale nádraží: řidič tam čeká s\u00a0cedulkou s\u00a0Vaším jménem. V\u00a0ceně je čekání: ${facts.stationWaiting}. Uveďte číslo vlaku, na zpožděný vlak počkáme.</p>`,
      },
      {
        slug: 'driver-late',
        title: 'Co když se řidič opozdí nebo nepřijede?',
        content: `<p>Hned zavolejte na ${phone}. Přijedeme-li pozdě z důvodu na naší straně a jízda pro Vás ztratí smysl, odmítnete ji zdarma. Nepřijedeme-li, neplatíte nic a zaplacené peníze vrátíme do 14 dnů; nárok na náhradu škody Vám zůstává.</p>`,
      },
      {
        slug: 'piece-of-luggage',
        title: 'Jak velké je jedno zavazadlo?',
        content: `<p>Kufr nebo taška do ${facts.luggagePiece}, tedy běžný kufr do podpalubí. Co máte na klíně, nepočítejte.</p>`,
      },
      {
        slug: 'flight-from-prague',
        title: 'V kolik mám vyjet na letadlo z Prahy?',
        content: `<p>Na letišti buďte 2 hodiny před odletem, u letu mimo schengenský prostor 3 hodiny.${airportRide ? ` Cesta z Prahy trvá obvykle ${airportRide}, ve špičce přidejte 20 min.` : ''}</p>`,
      },
      {
        slug: 'passport',
        title: 'Potřebuji do Vídně nebo Drážďan pas?',
        content:
          '<p>Pas nebo občanský průkaz státu EU mějte u sebe všichni, i děti. Obě města jsou v schengenském prostoru, na hranici ale policie může kontrolovat.</p>',
      },
      {
        slug: 'wheelchair',
        title: 'Mohu jet s invalidním vozíkem?',
        content: `<p>Se skládacím ano, bez příplatku; počítejte ho jako 1 zavazadlo. Rampu vozy nemají, přesedáte na sedadlo. Zavolejte předem na ${phone}.</p>`,
      },
      {
        slug: 'reach-us',
        title: 'Jak se s Vámi spojím?',
        content: `<p>Telefonem ${phone} (${facts.openingHours.toLowerCase()}) nebo e-mailem <a href="mailto:${facts.email}">${facts.email}</a>. Na SMS a WhatsApp se nespoléhejte. Telefon řidiče dostanete před jízdou e-mailem.</p>`,
      },
    ],
  }
}

function en(facts: Facts, phone: string): FaqGroup {
  const { drivers, airportRide } = facts
  return {
    slug: 'from-abroad',
    title: 'Travellers from abroad',
    faqList: [
      {
        slug: 'drivers-language',
        title: 'Does the driver speak English?',
        content: drivers
          ? `<p>Of our ${drivers.count} drivers, ${drivers.english} speak English. Between them, our drivers speak ${drivers.languages}. Choose ‘Driver’s language’ in the <a href="/en/order">order</a>; it is a preference, free of charge, and we try to meet it.</p>`
          : '<p>Write the language you understand in the message of the <a href="/en/order">order</a>. We answer whether one of our drivers speaks it.</p>',
      },
      {
        slug: 'tips',
        title: 'Should I tip the driver?',
        content:
          '<p>It is not expected. If you are happy with the ride, 5–10% in cash is usual in Czechia.</p>',
      },
      {
        slug: 'euro',
        title: 'Can I pay in euros?',
        content:
          '<p>Prices are in Czech crowns; if you pay by card or bank transfer, your bank converts them. Euros have to be agreed with us beforehand, and the confirmation then states the amount.</p>',
      },
      {
        slug: 'payment-from-abroad',
        title: 'How do I pay by bank transfer from abroad?',
        content: `<p>The account holder, IBAN, BIC (${facts.bic}), payment reference and amount are on the order page and in our email. Send Czech crowns. Within the European Economic Area each side pays its own bank’s charges (SHA); from elsewhere choose to pay all charges (OUR), so that the whole amount arrives. Send it at once: it takes 1 to 3 working days.</p>`,
      },
      {
        slug: 'prague-airport',
        title: 'Where does the driver wait at Prague Airport?',
        content: `<p>In the arrivals hall of your terminal, with a name board: flights from the Schengen area land at Terminal 2, all others at Terminal 1. The price includes ${facts.airportWaiting} of waiting from the actual landing.</p>`,
      },
      {
        slug: 'main-station',
        title: 'Where do we meet at Prague main station?',
        content: `<p>In the station hall: the driver waits there with your name on a board. The price includes ${facts.stationWaiting} of waiting; give your train number and we wait for a late train too.</p>`,
      },
      {
        slug: 'driver-late',
        title: 'What if the driver is late or does not come?',
        content: `<p>Call ${phone} at once. If we are late for a reason on our side and the ride is no longer of use to you, you may refuse it free of charge. If we do not come, you pay nothing and we return what you have paid within 14 days; your right to damages remains.</p>`,
      },
      {
        slug: 'piece-of-luggage',
        title: 'How large is one piece of luggage?',
        content: `<p>A suitcase or bag of up to ${facts.luggagePiece}, the usual checked case. What you keep on your lap does not count.</p>`,
      },
      {
        slug: 'flight-from-prague',
        title: 'When should I leave for a flight from Prague?',
        content: `<p>Be at the airport 2 hours before departure, 3 hours for a flight outside the Schengen area.${airportRide ? ` The ride from Prague usually takes ${airportRide}; add 20 min in rush hour.` : ''}</p>`,
      },
      {
        slug: 'passport',
        title: 'Do I need a passport for Vienna or Dresden?',
        content:
          '<p>Everybody, children too, should carry a passport or an identity card of an EU country. Both cities are in the Schengen area, but the police may check at the border.</p>',
      },
      {
        slug: 'wheelchair',
        title: 'Can I travel with a wheelchair?',
        content: `<p>With a folding one, yes, at no extra cost; count it as 1 piece of luggage. Our cars have no ramp, so you move to a seat. Please call ${phone} beforehand.</p>`,
      },
      {
        slug: 'reach-us',
        title: 'How do I reach you?',
        content: `<p>By telephone on ${phone} (${facts.openingHours}) or by email at <a href="mailto:${facts.email}">${facts.email}</a>. Please do not rely on SMS or WhatsApp. We email you the driver’s number before the ride.</p>`,
      },
    ],
  }
}
