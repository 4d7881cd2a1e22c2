import type { Facts, FaqGroup } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** What passengers from abroad ask, in one group of the answers. */
export function faqAbroad(locale: Locale, facts: Facts, phone: string): FaqGroup {
  return locale === 'de' ? de(facts, phone) : en(facts, phone)
}

function de(facts: Facts, phone: string): FaqGroup {
  const { drivers, airportRide } = facts
  return {
    slug: 'from-abroad',
    title: 'Anreise nach Wien und Gäste aus dem Ausland',
    faqList: [
      {
        slug: 'vienna-airport',
        title: 'Wo wartet der Fahrer am Flughafen Wien-Schwechat?',
        content: `<p>In der Ankunftshalle, gleich nach dem Zoll, mit einem Schild mit Ihrem Namen. Im Preis sind ${facts.airportWaiting} Wartezeit ab der tatsächlichen Landung.</p>`,
      },
      {
        slug: 'flight-from-vienna',
        title: 'Wann soll ich zum Flughafen losfahren?',
        content: `<p>Seien Sie zwei Stunden vor dem Abflug am Flughafen, bei einem Flug außerhalb des Schengen-Raums drei.${airportRide ? ` Die Fahrt von Wien dauert üblicherweise ${airportRide}; im Frühverkehr rechnen Sie 20\u00a0min dazu.` : ''}</p>`,
      },
      {
        slug: 'main-station',
        title: 'Wo treffen wir uns am Wiener Hauptbahnhof?',
        content: `<p>In der Haupthalle im Erdgeschoß: der Fahrer wartet dort mit Ihrem Namen auf dem Schild. Im Preis sind ${facts.stationWaiting} Wartezeit. Geben Sie die Zugnummer an, dann warten wir auch auf einen verspäteten Zug. Kommen Sie in Wien Meidling oder am Westbahnhof an, schreiben Sie das zur Adresse.</p>`,
      },
      {
        slug: 'drivers-language',
        title: 'Spricht der Fahrer Englisch?',
        content: drivers
          ? `<p>Von unseren ${drivers.count} Fahrerinnen und Fahrern sprechen ${drivers.english} Englisch. Zusammen sprechen sie ${drivers.languages}. Wählen Sie in der <a href="/bestellung">Bestellung</a> die „Sprache des Fahrers“; das ist ein Wunsch, kostet nichts, und wir bemühen uns, ihn zu erfüllen.</p>`
          : '<p>Schreiben Sie die Sprache, die Sie verstehen, in die Nachricht der <a href="/bestellung">Bestellung</a>. Wir antworten, ob jemand von uns sie spricht.</p>',
      },
      {
        slug: 'tips',
        title: 'Gibt man Trinkgeld?',
        content:
          '<p>Wir erwarten keines. Wer zufrieden ist, gibt in Österreich meist 5 bis 10\u00a0% in bar.</p>',
      },
      {
        slug: 'payment-from-abroad',
        title: 'Wie überweise ich aus dem Ausland?',
        content: `<p>Kontoinhaber, IBAN, BIC (${facts.bic}), Zahlungsreferenz und Betrag stehen auf der Bestellseite und in der E-Mail. Aus dem SEPA-Raum genügt eine gewöhnliche Überweisung in Euro; jede Seite trägt die Spesen ihrer Bank (SHA). Von anderswo wählen Sie, dass alle Spesen Sie tragen (OUR), damit der ganze Betrag ankommt; sie dauert ein bis drei Banktage.</p>`,
      },
      {
        slug: 'driver-late',
        title: 'Was, wenn der Fahrer sich verspätet oder nicht kommt?',
        content: `<p>Rufen Sie sofort an: ${phone}. Verspäten wir uns aus einem Grund auf unserer Seite und nützt Ihnen die Fahrt nichts mehr, lehnen Sie sie kostenlos ab. Kommen wir nicht, zahlen Sie nichts, und Gezahltes geben wir binnen 14\u00a0Tagen zurück; Ihr Anspruch auf Schadenersatz bleibt.</p>`,
      },
      {
        slug: 'piece-of-luggage',
        title: 'Wie groß ist ein Gepäckstück?',
        content: `<p>Ein Koffer oder eine Tasche bis ${facts.luggagePiece}, also der übliche Koffer zum Aufgeben. Was Sie auf dem Schoß haben, zählt nicht.</p>`,
      },
      {
        slug: 'passport',
        title: 'Brauche ich ins Ausland einen Pass?',
        content:
          '<p>Alle, auch Kinder, sollen einen Reisepass oder den Personalausweis eines EU-Staates mithaben. Die Nachbarstaaten Österreichs gehören zum Schengen-Raum, an der Grenze kann die Polizei aber kontrollieren.</p>',
      },
      {
        slug: 'wheelchair',
        title: 'Kann ich mit einem Rollstuhl fahren?',
        content: `<p>Mit einem zusammenklappbaren ja, ohne Aufschlag; zählen Sie ihn als 1 Gepäckstück. Die Wagen haben keine Rampe, Sie setzen sich auf einen Sitz um. Rufen Sie bitte vorher an: ${phone}.</p>`,
      },
      {
        slug: 'reach-us',
        title: 'Wie erreiche ich Sie?',
        content: `<p>Telefonisch unter ${phone} (${facts.openingHours}) oder per E-Mail: <a href="mailto:${facts.email}">${facts.email}</a>. Verlassen Sie sich nicht auf SMS und WhatsApp. Die Nummer des Fahrers senden wir Ihnen vor der Fahrt per E-Mail.</p>`,
      },
    ],
  }
}

function en(facts: Facts, phone: string): FaqGroup {
  const { drivers, airportRide } = facts
  return {
    slug: 'from-abroad',
    title: 'Arriving in Vienna, and travellers from abroad',
    faqList: [
      {
        slug: 'vienna-airport',
        title: 'Where does the driver wait at Vienna Airport?',
        content: `<p>In the arrivals hall, straight after customs, with your name on a board. The price includes ${facts.airportWaiting} of waiting from the actual landing.</p>`,
      },
      {
        slug: 'flight-from-vienna',
        title: 'When should I leave for the airport?',
        content: `<p>Be at the airport two hours before departure, three for a flight outside the Schengen area.${airportRide ? ` The ride from Vienna usually takes ${airportRide}; add 20\u00a0min in the morning rush.` : ''}</p>`,
      },
      {
        slug: 'main-station',
        title: 'Where do we meet at Vienna Central Station?',
        content: `<p>In the main hall on the ground floor of Wien Hauptbahnhof: the driver waits there with your name on a board. The price includes ${facts.stationWaiting} of waiting; give your train number and we wait for a late train too. If you arrive at Wien Meidling or Westbahnhof, write that in the address.</p>`,
      },
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
          '<p>It is not expected. If you are happy with the ride, 5–10% in cash is usual in Austria.</p>',
      },
      {
        slug: 'payment-from-abroad',
        title: 'How do I pay by bank transfer from abroad?',
        content: `<p>The account holder, IBAN, BIC (${facts.bic}), payment reference and amount are on the order page and in our email. From the SEPA area an ordinary bank transfer in euros will do; each side pays its own bank’s charges (SHA). From elsewhere, choose to pay all charges (OUR), so that the whole amount arrives; it takes one to three working days.</p>`,
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
        slug: 'passport',
        title: 'Do I need a passport to go abroad?',
        content:
          '<p>Everybody, children too, should carry a passport or an identity card of an EU country. The neighbours of Austria are in the Schengen area, but the police may check at the border.</p>',
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
