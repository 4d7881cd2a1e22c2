import { appConfig } from '~config'
import type { Facts, LegalText } from '~/carrier/types'

const effectiveFrom = appConfig.privacy.version

/** Information under Articles 13 and 14 GDPR, a sample that no lawyer has checked; periods are those the code applies. */
export function privacy(locale: string, facts: Facts): LegalText {
  const say = (german: string, english: string) => (locale === 'de' ? german : english)
  const mail = `<a href="mailto:${facts.email}">${facts.email}</a>`
  return {
    title: say('Datenschutz', 'Personal data'),
    seo: {
      title: say('Datenschutz: was, wozu und wie lange', 'Personal data: what, why and how long'),
      description: say(
        `Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie haben. Gültig ab ${facts.privacyFrom}.`,
        `Which data we process, why, for how long, and what rights you have. In force from ${facts.privacyFrom}.`,
      ),
    },
    effectiveFrom,
    sections: [
      {
        id: 'controller',
        title: say('Verantwortlicher', 'Controller'),
        clauses: [
          say(
            '<strong>Muster: Dieser Text wurde von keiner Anwältin und keinem Anwalt geprüft.</strong>',
            '<strong>Sample: no lawyer has checked this text.</strong>',
          ),
          `<strong>${facts.legalName}</strong>, ${facts.address}, ${mail}, ${facts.phone}.`,
        ],
      },
      {
        id: 'data',
        title: say('Welche Daten', 'Which data'),
        clauses: [
          say(
            'Bestellung: Name, E-Mail, Telefon, Orte und Zeiten, Flugnummer, Gast und Namenstafel, Fahrgäste, Gepäck, Kindersitze, Extras, Ihre Nachricht, Preis, Rechnungs- und Zahlungsdaten und der Verlauf. Was Sie eintragen, speichern wir schon vor dem Absenden. Kontaktformular: Name, E-Mail, Telefon, Text. Die IP-Adresse speichern wir selbst nicht. Kartennummern geben Sie auf dieser Website nie ein.',
            'Orders: name, email, telephone, places and times, flight number, guest and name board, passengers, luggage, child seats, extras, your message, price, billing and payment details, and what happened to the order. What you type is saved before you send it. Contact form: name, email, telephone, text. We do not store the IP address ourselves. You never enter a card number on this website.',
          ),
        ],
      },
      {
        id: 'purposes',
        title: say('Wozu', 'Why'),
        clauses: [
          say(
            'Vertrag und Anfragen (Art. 6 Abs. 1 lit. b DSGVO), Steuern und Buchhaltung (lit. c), Ansprüche, Sicherheit der Website und Fahrten für Gäste (lit. f). Keine Werbung, kein Profiling; über keine Bestellung entscheidet eine Maschine.',
            'Contract and enquiries (Article 6(1)(b) GDPR), taxes and accounting (point (c)), claims, security of the website and rides for guests (point (f)). No advertising, no profiling; no machine decides on an order.',
          ),
        ],
      },
      {
        id: 'recipients',
        title: say('Empfänger', 'Recipients'),
        clauses: [
          say(
            'Cloudflare, Inc., USA (Hosting; EU-US Data Privacy Framework und Standardvertragsklauseln), Lenker oder beauftragtes Unternehmen, Anbieter von E-Mail und Buchhaltung, Bank, im Schadensfall die Versicherung, Behörden nach dem Gesetz.',
            'Cloudflare, Inc., USA (hosting; EU–US Data Privacy Framework and standard contractual clauses), the driver or contracted carrier, providers of email and accounting, the bank, the insurer if there is damage, authorities where the law says so.',
          ),
        ],
      },
      {
        id: 'retention',
        title: say('Wie lange', 'How long'),
        clauses: [
          say(
            `Angefangene Bestellung: ${facts.draftKept}. Bestellung auf der Website: ${facts.orderKept} nach der Fahrt. Nachrichten: ${facts.messageKept}. Was nach einem Roboter aussieht: ${facts.heldKept}.`,
            `Unfinished order: ${facts.draftKept}. Order on the website: ${facts.orderKept} after the ride. Messages: ${facts.messageKept}. What looks like a robot’s: ${facts.heldKept}.`,
          ),
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies',
        clauses: [
          say(
            `Nur notwendige: <code>__Host-draft</code> (angefangene Bestellung, ${facts.draftKept}) und <code>locale</code> (gewählte Sprache, 365 Tage). Eine Einwilligung ist nach § 165 Abs. 3 TKG 2021 nicht nötig.`,
            `Necessary ones only: <code>__Host-draft</code> (unfinished order, ${facts.draftKept}) and <code>locale</code> (chosen language, 365 days). No consent is needed under section 165(3) of the Austrian TKG 2021.`,
          ),
        ],
      },
      {
        id: 'rights',
        title: say('Ihre Rechte', 'Your rights'),
        clauses: [
          say(
            `Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und <strong>Widerspruch</strong>: schreiben Sie an ${mail}. Wir antworten spätestens binnen eines Monats. Beschwerden nimmt die österreichische Datenschutzbehörde entgegen, <a href="https://www.dsb.gv.at" rel="noopener">dsb.gv.at</a>.`,
            `Access, correction, erasure, restriction, portability and <strong>objection</strong>: write to ${mail}. We answer within one month at the latest. Complaints go to the Austrian Data Protection Authority, <a href="https://www.dsb.gv.at" rel="noopener">dsb.gv.at</a>.`,
          ),
        ],
      },
    ],
  }
}
