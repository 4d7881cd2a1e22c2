import { appConfig } from '~config'
import type { Facts, LegalText } from '~/carrier/types'

const effectiveFrom = appConfig.terms.version

/** The terms of carriage, a sample that no lawyer has checked; every figure comes from the facts. */
export function terms(locale: string, facts: Facts): LegalText {
  return locale === 'de' ? de(facts) : en(facts)
}

function mailLink({ email }: Facts): string {
  return `<a href="mailto:${email}">${email}</a>`
}

function de(facts: Facts): LegalText {
  return {
    title: 'Allgemeine Geschäftsbedingungen',
    seo: {
      title: 'Allgemeine Geschäftsbedingungen für Fahrten',
      description: `Wie Sie Fahrten und Ausflüge bestellen, bezahlen, ändern und stornieren. Gültig ab ${facts.termsFrom}.`,
    },
    effectiveFrom,
    credit:
      'Orte für den üblichen Preis und für Vorschläge stammen von <a href="https://www.geonames.org">GeoNames</a>, Lizenz <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>. Wir haben die Daten ausgewählt und Namen in anderen Sprachen, Flughäfen und Sehenswürdigkeiten ergänzt.',
    sections: [
      {
        id: 'carrier',
        title: 'Unternehmen und Geltung',
        clauses: [
          '<strong>Muster: Dieser Text wurde von keiner Anwältin und keinem Anwalt geprüft. Das Unternehmen ist frei erfunden.</strong>',
          `Ihr Vertragspartner ist <strong>${facts.legalName}</strong>, ${facts.address}, Firmenbuchnummer ${facts.companyId}, ${facts.vatId ? `UID ${facts.vatId}, ` : ''}${facts.register}. Inhaber: ${facts.owner}. Telefon ${facts.phone}, E-Mail ${mailLink(facts)}.`,
          'Die Bedingungen gelten für Fahrten und Ausflüge, die Sie hier, per E-Mail oder telefonisch bestellen. Was die Bestätigung gesondert regelt, geht vor. Fristen rechnen wir ab der in der Bestellung genannten Abholzeit, auch wenn sich Flug oder Zug verspätet.',
        ],
      },
      {
        id: 'services',
        title: 'Unsere Leistung',
        clauses: [
          'Wir befördern Personen im Wagen mit Lenker, in den Kategorien Komfort und Van, für eine Fahrt, hin und zurück oder nach Stunden, und bieten Ausflüge an.',
          'Die gezeigten Wagen sind Beispiele. Es kommt stets die vereinbarte oder eine höhere Kategorie zum vereinbarten Preis. Beauftragen wir ein anderes Unternehmen, haften wir wie für eigene Leistung.',
        ],
      },
      {
        id: 'order',
        title: 'Bestellung und Vertrag',
        clauses: [
          `Sie können bis ${facts.leadTime} vor der Abholung online bestellen. Vor dem Absenden sehen Sie die Zusammenfassung und können alles berichtigen.`,
          `Ist der Preis auf Anfrage, senden wir Ihnen innerhalb von ${facts.confirmWithin} ein Angebot oder lehnen ab. Das Angebot gilt ${facts.offerLasts}, längstens bis ${facts.offerEnds} vor der Abholung. Mit Ihrer Annahme ist die Bestellung verbindlich.`,
          `<strong>Eine Bestellung mit genanntem Preis wird erst mit unserer Bestätigung verbindlich.</strong> Wir bestätigen sie innerhalb von ${facts.confirmWithin} per E-Mail oder lehnen sie ab. Bestätigen wir nicht bis zur Abholzeit, verfällt sie, und Sie zahlen nichts.`,
          `Der Vertrag kann auf Deutsch oder Englisch geschlossen werden. Bestellung und geltende Bedingungen finden Sie bis ${facts.orderKept} nach der Abholung auf der Bestellseite.`,
        ],
      },
      {
        id: 'customer-data',
        title: 'Richtige Angaben',
        clauses: [
          `<strong>Falsche oder unvollständige Angaben können die Fahrt unmöglich machen. Dann dürfen wir den vollen Preis verrechnen.</strong> Das gilt nicht, wenn Sie sie bis ${facts.freeCancellation} vor der Abholung berichtigen und wir die Änderung bestätigen, oder wenn der Fehler bei uns lag.`,
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Preis und Zahlung',
        clauses: [
          'Alle Preise sind in Euro und gelten für den ganzen Wagen. Die Bestellung weist sie mit und ohne Umsatzsteuer aus und nennt eine Befreiung beim Preis. Lenker, Treibstoff, Maut und Parken auf der vereinbarten Strecke sind enthalten.',
          'Ein bestätigter Preis ändert sich nur, wenn Sie eine Änderung wünschen. Den Betrag nennen wir vorher und verrechnen ihn nur mit Ihrer Zustimmung.',
          `Die Bestellung bietet ${facts.waysAgreed}. Bei Karte und Überweisung zahlen Sie nach der Bestätigung, innerhalb von ${facts.dueWithin} und jedenfalls vor der Abholung. Für keine Zahlungsart verlangen wir einen Aufschlag.`,
          'Die Rechnung erhalten Sie elektronisch per E-Mail; damit sind Sie einverstanden.',
        ],
      },
      {
        id: 'cancellation',
        title: 'Änderung und Storno durch Sie',
        clauses: [
          'Ändern oder stornieren Sie auf der Bestellseite, telefonisch oder per E-Mail. Es zählt der Zeitpunkt, zu dem Ihr Wunsch bei uns einlangt. Was ein Storno kostet, sehen Sie vorher.',
          `Vor der Bestätigung ist das Storno jederzeit kostenlos. <strong>Danach ist es bis spätestens ${facts.freeCancellation} vor der Abholung kostenlos; später verrechnen wir den vollen Preis.</strong> Bestätigen wir erst innerhalb dieser Frist, ist kein kostenloses Storno mehr möglich; die Zusammenfassung weist Sie darauf hin.`,
          'Ändern sich Preis oder Zeit, senden wir Ihnen die Änderung als Angebot; bis zur Annahme gilt das Vereinbarte. Hin- und Rückfahrt sind eine Bestellung, die Frist läuft ab der ersten Abholung.',
          'Guthaben zahlen wir ohne unnötigen Aufschub zurück, spätestens binnen 14 Tagen auf dem Weg Ihrer Zahlung.',
        ],
      },
      {
        id: 'ride',
        title: 'Abholung und Fahrt',
        clauses: [
          'Am Flughafen wartet der Lenker in der Ankunftshalle mit einer Namenstafel. Bei angegebener Flug- oder Zugnummer richten wir uns nach der tatsächlichen Ankunft; diese Wartezeit kostet nichts.',
          `${facts.waiting} Erscheinen Sie bis dahin nicht und sind nicht erreichbar, gilt die Fahrt als spät storniert.`,
          'Es gilt Gurtpflicht, im Wagen wird nicht geraucht. Kindersitze geben Sie in der Bestellung an. Tiere nach Vereinbarung, Assistenzhunde immer.',
          `${facts.hourlyHire} Eine Verlängerung verrechnen wir je angefangene ${facts.waitingStep} zum Stundensatz.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Gepäck und Sauberkeit',
        clauses: [
          `Wir befördern so viel Gepäck, wie die Bestellung nennt. <strong>Muss der Wagen wegen starker Verschmutzung fachgerecht gereinigt werden, verrechnen wir ${facts.cleaningFee}</strong>, außer kein Fahrgast hat sie verursacht.`,
        ],
      },
      {
        id: 'experiences-and-extras',
        title: 'Ausflüge und Extras',
        clauses: [
          'Programm, Dauer und enthaltene Leistungen stehen auf der Seite des Ausflugs. Übernachtung ist nicht enthalten. Ist ein Ort geschlossen, schlagen wir einen gleichwertigen vor; passt er nicht, steht Ihnen eine angemessene Minderung zu. Alkohol gibt es nur ab 18 Jahren.',
        ],
      },
      {
        id: 'liability',
        title: 'Haftung und Beschwerden',
        clauses: [
          'Wir haften nach österreichischem Recht. Nichts hier beschränkt die Haftung für Personenschäden, Vorsatz oder grobe Fahrlässigkeit oder Ihre zwingenden Rechte nach dem Konsumentenschutzgesetz.',
          'Können wir aus einem Grund auf unserer Seite nicht fahren, zahlen Sie nichts. Bei höherer Gewalt schuldet keine Seite etwas; Bezahltes geben wir zurück. Beschwerden beantworten wir spätestens binnen 30 Tagen.',
        ],
      },
      {
        id: 'consumers',
        title: 'Rücktritt und Streitbeilegung',
        clauses: [
          'Das 14-tägige Rücktrittsrecht des FAGG gilt nicht für die Beförderung von Personen (§ 1 FAGG) und nicht für Freizeitleistungen zu einem festen Termin (§ 18 FAGG). An seine Stelle tritt das kostenlose Storno nach Artikel 6.',
          `Schreiben Sie uns bitte zuerst an ${mailLink(facts)}. Danach können sich Verbraucher an die <a href="https://www.verbraucherschlichtung.at" rel="noopener">Schlichtung für Verbrauchergeschäfte</a> wenden; der Weg zu Gericht bleibt offen.`,
        ],
      },
      {
        id: 'final-provisions',
        title: 'Schlussbestimmungen',
        clauses: [
          'Es gilt österreichisches Recht; zwingender Schutz am Wohnsitz des Verbrauchers bleibt. Für eine Bestellung gilt die Fassung am Tag des Absendens. Bei Abweichungen entscheidet der deutsche Text, eine für Verbraucher günstigere Auslegung geht vor.',
          `Diese Bedingungen gelten ab ${facts.termsFrom}.`,
        ],
      },
    ],
  }
}

function en(facts: Facts): LegalText {
  return {
    title: 'Terms and conditions',
    seo: {
      title: 'Terms and conditions for rides and outings',
      description: `How to order, pay for, change and cancel rides and outings. In force from ${facts.termsFrom}.`,
    },
    effectiveFrom,
    credit:
      'Towns for the usual price and for suggested places come from <a href="https://www.geonames.org">GeoNames</a>, licensed under <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>. We selected the data and added names in other languages, airports and sights.',
    sections: [
      {
        id: 'carrier',
        title: 'The carrier and these terms',
        clauses: [
          '<strong>Sample: no lawyer has checked this text. The carrier is made up.</strong>',
          `Your contract is with <strong>${facts.legalName}</strong>, ${facts.address}, company register number ${facts.companyId}, ${facts.vatId ? `VAT number ${facts.vatId}, ` : ''}${facts.register}. Owner: ${facts.owner}. Telephone ${facts.phone}, email ${mailLink(facts)}.`,
          'These terms cover rides and outings ordered here, by email or by telephone. What the confirmation agrees separately takes precedence. Periods are counted from the pickup time in the order, even if a flight or train is late.',
        ],
      },
      {
        id: 'services',
        title: 'What we provide',
        clauses: [
          'We carry passengers in a car with a driver, in the categories Komfort and Van, for one ride, a return trip or by the hour, and offer outings.',
          'The cars shown are examples. We always send the agreed or a higher category at the agreed price. If we entrust a ride to another carrier, we answer for it as for our own.',
        ],
      },
      {
        id: 'order',
        title: 'Order and contract',
        clauses: [
          `You can order online until ${facts.leadTime} before pickup. Before sending you see a summary and can correct everything.`,
          `If the price is on request, we send you an offer within ${facts.confirmWithin} or decline. The offer stands for ${facts.offerLasts}, at most until ${facts.offerEnds} before pickup. When you accept, the order is binding.`,
          `<strong>An order with a stated price becomes binding only when we confirm it.</strong> We confirm by email or decline within ${facts.confirmWithin}. If we have not confirmed by the pickup time, it lapses and you pay nothing.`,
          `The contract may be made in German or English. The order and its terms are on the order page until ${facts.orderKept} after pickup.`,
        ],
      },
      {
        id: 'customer-data',
        title: 'Correct details',
        clauses: [
          `<strong>Incorrect or incomplete details may make the ride impossible. We may then charge the full price.</strong> Not so if you correct them no later than ${facts.freeCancellation} before pickup and we confirm the change, or if the mistake was ours.`,
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Price and payment',
        clauses: [
          'All prices are in euro and for the whole car. The order shows them with and without VAT and states an exemption beside the price. Driver, fuel, tolls and parking on the agreed route are included.',
          'A confirmed price changes only if you ask for a change. We tell you the amount beforehand and charge it only with your consent.',
          `The order offers ${facts.waysAgreed}. By card and transfer you pay after confirmation, within ${facts.dueWithin} and always before pickup. No method carries a surcharge.`,
          'The invoice comes by email in electronic form, to which you agree.',
        ],
      },
      {
        id: 'cancellation',
        title: 'Changes and cancellation by you',
        clauses: [
          'Change or cancel on the order page, by telephone or by email. What counts is when your request reaches us. You see beforehand what cancelling costs.',
          `Before confirmation you can cancel free of charge at any time. <strong>After it, cancelling is free no later than ${facts.freeCancellation} before pickup; later we charge the full price.</strong> If we confirm within that period, free cancellation is no longer possible; the summary warns you.`,
          'If a change alters price or time, we send it as an offer; until you accept, what was agreed stands. A return trip is one order, counted from the first pickup.',
          'Money due to you is returned without undue delay, within 14 days at the latest, by the way you paid.',
        ],
      },
      {
        id: 'ride',
        title: 'Pickup and ride',
        clauses: [
          'At an airport the driver waits in the arrivals hall with a name board. If you gave a flight or train number, we go by the actual arrival; that waiting costs nothing.',
          `${facts.waiting} If you have not appeared by then and cannot be reached, the ride counts as cancelled late.`,
          'Seat belts are compulsory and nobody smokes in the car. State child seats in the order. Animals by arrangement, assistance dogs always.',
          `${facts.hourlyHire} An extension is charged at the hourly rate per ${facts.waitingStep} or part thereof.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Luggage and a clean car',
        clauses: [
          `We carry as much luggage as the order states. <strong>If the car is so heavily soiled that it needs professional cleaning, we charge ${facts.cleaningFee}</strong>, unless no passenger caused it.`,
        ],
      },
      {
        id: 'experiences-and-extras',
        title: 'Outings and extras',
        clauses: [
          'Programme, length and what is included are on the page of the outing. Accommodation is not. If a place is closed, we suggest one of equal worth; if it does not suit you, you are entitled to a fair reduction. Alcohol is for those aged 18 or over.',
        ],
      },
      {
        id: 'liability',
        title: 'Liability and complaints',
        clauses: [
          'We are liable under Austrian law. Nothing here limits liability for personal injury, intent or gross negligence, or your mandatory rights under the Consumer Protection Act (KSchG).',
          'If we cannot drive for a reason on our side, you pay nothing. In an extraordinary event neither side owes anything; we return what was paid. We answer complaints within 30 days at the latest.',
        ],
      },
      {
        id: 'consumers',
        title: 'Withdrawal and disputes',
        clauses: [
          'The 14-day right of withdrawal under the Austrian Distance Selling Act (FAGG) does not apply to passenger transport (section 1) or to leisure services on a fixed date (section 18). Free cancellation under article 6 takes its place.',
          `Please write to us first at ${mailLink(facts)}. Consumers may then turn to the <a href="https://www.verbraucherschlichtung.at" rel="noopener">Austrian consumer conciliation body</a>; the courts stay open to you.`,
        ],
      },
      {
        id: 'final-provisions',
        title: 'Final provisions',
        clauses: [
          'Austrian law applies; mandatory protection at a consumer’s home remains. An order is governed by the terms in force on the day it is sent. Where texts differ, the German one decides; a reading more favourable to a consumer prevails.',
          `These terms are in force from ${facts.termsFrom}.`,
        ],
      },
    ],
  }
}
