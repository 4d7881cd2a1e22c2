import { appConfig } from '~config'
import { said } from '~/carrier/phrases/said'
import type { Facts, WrittenLegalText } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

// Claims: privacy by Austrian law; let a lawyer read it.
const effectiveFrom = appConfig.privacy.version

/**
 * Information under Articles 13 and 14 GDPR by Austrian law, a sample that no lawyer has checked. The retention periods
 * are those the code applies.
 */
export function privacy(locale: Locale, facts: Facts): WrittenLegalText {
  return locale === 'de' ? de(facts) : en(facts)
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

function de(facts: Facts): WrittenLegalText {
  return {
    title: 'Datenschutz',
    seo: {
      title: 'Datenschutz: welche Daten, wozu und wie lange',
      description: `Welche personenbezogenen Daten wir verarbeiten, wozu, wie lange, wer sie bekommt und welche Rechte Sie haben. Gültig ab ${facts.privacyFrom}.`,
    },
    effectiveFrom,
    sections: [
      {
        id: 'controller',
        title: 'Wer die Daten verarbeitet',
        clauses: [
          ...(appConfig.product.isMadeUp
            ? [
                '<strong>Muster: Das Unternehmen ist frei erfunden. Diesen Text hat noch keine Anwältin und kein Anwalt geprüft.</strong>',
              ]
            : []),
          `Verantwortlicher ist <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'Sitz' : 'Anschrift'} ${facts.address}`, facts.companyId, facts.register)} (im Folgenden „wir“).`,
          // Claims: you have no data protection officer and need none.
          `In Fragen des Datenschutzes schreiben Sie an <a href="mailto:${facts.email}">${facts.email}</a> oder rufen ${phoneLink(facts)} an. Einen Datenschutzbeauftragten haben wir nicht, das Gesetz verlangt keinen.`,
          'Wir verarbeiten Daten nach der Verordnung (EU) 2016/679 (Datenschutz-Grundverordnung, DSGVO) und dem österreichischen Datenschutzgesetz (DSG).',
        ],
      },
      {
        id: 'data',
        title: 'Welche Daten wir verarbeiten',
        clauses: [
          `<strong>Bestellung:</strong> Name, E-Mail, Telefon; Orte und Zeiten der Fahrt, Flugnummer, Name auf dem Schild, Name und Telefon eines Gastes, wenn jemand anderer fährt, Zahl der Personen${facts.offersChildSeats ? ', Gepäckstücke und Kindersitze, Größe der Sitze' : ' und Gepäckstücke'}${facts.drivers ? ', Sprache des Fahrers' : ''},[parcel? Angaben zu einer Sendung, Name und Telefon ihres Empfängers,]${facts.offersExtras ? ' Extras,' : ''} Ihre Nachricht und Anmerkung, Preis, Stand der Bestellung und was mit ihr geschah: Angebote, Bestätigung, Änderungen, Zahlungen und Storno, auch unsere eigenen Notizen dazu. Auch die Rechnungsadresse, wenn Sie eine angeben, und gegebenenfalls eine Adresse für Post, bei Firmen Name, Firmennummer und UID-Nummer, und die Zahlungsart. Bei einer unverbindlichen Anfrage sind diese Angaben freiwillig, bis Sie unser Angebot annehmen. Was Sie in die Bestellung schreiben, speichern wir laufend auf dem Server, schon vor dem Absenden, damit es nicht verloren geht.`,
          '<strong>Nachricht aus dem Kontaktformular:</strong> Name, E-Mail, Telefon, wenn Sie es angeben, Betreff und Text.',
          '<strong>Zahlung und Belege:</strong> was auf der Rechnung steht, und Angaben zur eingegangenen Zahlung. Eine Kartennummer geben Sie auf dieser Website nie ein.',
          '<strong>Technische Daten:</strong> die IP-Adresse und was ein Browser mit jeder Anfrage sendet. Sie dienen dazu, die Seite zu zeigen und die Formulare vor Missbrauch zu schützen. Die IP-Adresse speichern wir selbst nicht. Damit an eine Adresse nicht zu viele E-Mails gehen, zählen wir sie einen Tag lang unter einem verschlüsselten Abdruck der Adresse. Damit niemand den Platz für angefangene Bestellungen füllt, hat jede einen verschlüsselten Abdruck des Netzes, aus dem sie kam; er wird mit ihr gelöscht. Auch in unsere Betriebsprotokolle schreiben wir keine Namen, Kontaktdaten und Inhalte von Formularen.',
          'Name und Telefon eines Gastes[parcel? oder des Empfängers einer Sendung] bekommen wir von dem, der bestellt. Wir brauchen sie, damit der Fahrer diese Person trifft und erreicht, und speichern sie so lange wie die Bestellung. Wer bestellt, den bitten wir, sie mit dieser Seite bekannt zu machen. Angaben über Firmen können wir in öffentlichen Registern prüfen.',
          'Schreiben Sie uns bitte keine Angaben zur Gesundheit oder anderes Vertrauliche, das die Fahrt nicht braucht.',
        ],
      },
      {
        id: 'purposes',
        title: 'Wozu und auf welcher Grundlage',
        clauses: [
          '<strong>Bestellung bearbeiten und Fahrt durchführen</strong>, samt Angebot, Bestätigung, Änderung und Storno: Erfüllung eines Vertrags und Schritte davor, Art. 6 Abs. 1 lit. b DSGVO. Bei einem Fahrgast[parcel? oder Empfänger einer Sendung], der nicht selbst bestellt, ist es unser und sein berechtigtes Interesse an einer ordentlichen Fahrt, lit. f.',
          '<strong>Buchhaltung und Steuern:</strong> rechtliche Verpflichtung, lit. c.',
          '<strong>Antwort auf Ihre Nachricht:</strong> Schritte vor einem Vertrag, lit. b, sonst das berechtigte Interesse, zu antworten, wenn uns jemand schreibt, lit. f.',
          '<strong>Beschwerden und Ansprüche:</strong> rechtliche Verpflichtung, lit. c, und das berechtigte Interesse, Ansprüche geltend zu machen und abzuwehren, lit. f.',
          '<strong>Sicherheit der Website:</strong> das berechtigte Interesse an einer Website, die funktioniert, und an Formularen, die Roboter nicht missbrauchen, lit. f.',
          'Die Daten der Bestellung brauchen wir für den Vertrag; ohne die Pflichtfelder können wir Sie nicht fahren. Was Sie im Kontaktformular angeben, steht Ihnen frei, ohne Name und E-Mail können wir aber nicht antworten.',
          // Claims: no advertising and no profiles with the data of customers.
          'Wir verwenden die Daten nicht für Werbung, verkaufen sie nicht und bilden keine Profile. Über keine Bestellung entscheidet eine Maschine. Eine Nachricht oder Bestellung, die nach einem Roboter aussieht, wartet, bis ein Mensch sie beurteilt.',
        ],
      },
      {
        id: 'recipients',
        title: 'Wem wir Daten weitergeben',
        clauses: [
          '<strong>Dem Auftragsverarbeiter, der die Website betreibt:</strong> Cloudflare, Inc., USA. Auf seinen Servern läuft die Website, und dort liegen angefangene und gesendete Bestellungen und Nachrichten so lange, wie Artikel {article:retention} sagt. E-Mails zur Bestellung sendet Cloudflare oder der E-Mail-Anbieter, den wir dafür verwenden.',
          '<strong>Dem Fahrer oder beauftragten Unternehmen</strong>, das die Fahrt durchführt: Ihren Namen und Ihr Telefon, die eines Gastes[parcel? oder Empfängers], Orte, Zeiten und Hinweise zur Fahrt.',
          // Claims: who else gets data of customers.
          `<strong>Anbietern, ohne die es nicht geht:</strong> für E-Mail, Bestellsystem und Buchhaltung, ${facts.hasGateway || !facts.offersCard ? 'der Bank' : 'der Bank und dem Zahlungsdienst, mit dem Sie zahlen,'} und im Schadensfall der Versicherung.`,
          ...(facts.hasGateway
            ? [
                '<strong>Dem Zahlungsdienst</strong>, wenn Sie mit Karte zahlen: Stripe Payments Europe, Irland. Er bekommt die Bestellnummer und den Betrag.',
              ]
            : []),
          '<strong>Behörden</strong>, wo das Gesetz uns verpflichtet.',
          ...(facts.hasSocialPages
            ? ['Links zu sozialen Netzwerken senden nichts, solange Sie sie nicht anklicken.']
            : []),
        ],
      },
      {
        id: 'transfers',
        title: 'Daten außerhalb der Europäischen Union',
        clauses: [
          'Cloudflare kann Daten auch außerhalb der Europäischen Union verarbeiten, vor allem in den USA. Grundlage sind der Beschluss der Europäischen Kommission zum EU-US-Datenschutzrahmen und Standardvertragsklauseln.',
          'Führt die bestellte Fahrt in einen anderen Staat, kann der Fahrer ihre Daten auch dort brauchen.',
        ],
      },
      {
        id: 'retention',
        title: 'Wie lange wir Daten speichern',
        clauses: [
          `<strong>Angefangene Bestellung auf der Website:</strong> ${facts.draftKept} ab der letzten Änderung.`,
          `<strong>Gesendete Bestellung auf der Website</strong> und damit die Seite mit ihrem Stand: ${facts.orderKept} nach der Fahrt, nach dem Storno oder nachdem sie verfallen ist. Solange unser Bestellsystem sie nicht übernommen hat, löschen wir sie nicht, damit keine verloren geht. Danach bleibt nur, was nichts über Sie sagt: Bestellnummer, Zeiten, Preis, Tag und Betrag einer Zahlung mit ihrer Kennung bei der Bank${facts.offersCard ? ' oder beim Zahlungsdienst' : ''} und Fassung der Bedingungen.`,
          `<strong>Nachrichten aus dem Kontaktformular:</strong> ${facts.messageKept}. Wird daraus eine Bestellung, gelten deren Fristen.`,
          `<strong>Was nach einem Roboter aussieht:</strong> ${facts.heldKept}, wenn wir es bis dahin nicht bearbeitet haben.`,
          // Claims: how long you keep orders outside of this website.
          '<strong>Die Bestellung bei uns als Unternehmen:</strong> solange der Vertrag dauert und danach, bis Ansprüche verjähren, in der Regel drei Jahre (§\u00a01489 ABGB).',
          `<strong>Rechnungen und ihre Unterlagen:</strong> ${facts.papersKept} ab dem Ende des Kalenderjahres (§\u00a0132 BAO, §\u00a0212 UGB), auch nach dem Löschen der Bestellung, und mit ihnen einen verschlüsselten Abdruck Ihrer E-Mail-Adresse oder Telefonnummer.`,
          '<strong>Name und Konto der zahlenden Person vom Kontoauszug</strong> und eine Zahlung, die zu keiner Bestellung passt: ein Vierteljahr.',
          '<strong>Unsere eigenen Leute:</strong> Anmeldungen 2\u00a0Tage, Fahrer, solange sie für uns fahren, die Fahrt auf ihrem Telefon bis zum Tag danach.',
          'Läuft ein Streit oder Verfahren, speichern wir die nötigen Daten bis zu seinem Ende. Danach löschen oder anonymisieren wir sie.',
          'Gelöschte Daten bleiben bis zu 30\u00a0Tage in einer Sicherung der Datenbank, die wir nur nach einem Ausfall verwenden. Verlangen Sie die Löschung, heben wir 40\u00a0Tage einen verschlüsselten Abdruck Ihrer E-Mail-Adresse oder Telefonnummer auf, um sie nach einer solchen Wiederherstellung zu wiederholen.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies und Speicher des Browsers',
        clauses: [
          `<strong>Angefangene Bestellung</strong> (<code>__Host-draft</code>, nach dem Absenden eines Formulars eine Minute lang auch <code>__Host-draft-…</code>): verbindet angefangene Bestellungen mit Ihrem Browser, wenn Sie weitergehen oder neu laden. Es enthält nur zufällige Kennungen, höchstens fünf, gilt ${facts.draftKept} ab der letzten Änderung und entsteht erst, wenn Sie zu bestellen beginnen. Nach dem Absenden erkennt die Website daran, dass Sie in diesem Browser bestellt haben; „In diesem Browser vergessen“ auf der Bestellseite löscht es.`,
          ...(locales.length > 1
            ? [
                '<strong>Sprache</strong> (<code>locale</code>): merkt sich, welche Sprache Sie gewählt haben. Es gilt 365\u00a0Tage und wird nur geschrieben, wenn Sie die Sprache wechseln.',
              ]
            : []),
          'Nach einer neuen Version der Website merkt sich der Browser kurz, dass sich die Seite von selbst neu geladen hat. Über Sie sagt das nichts.',
          `${locales.length > 1 ? 'Beide Cookies sind' : 'Das Cookie ist'} für einen Dienst nötig, den Sie selbst verlangen; nach §\u00a0165 Abs. 3 TKG 2021 braucht es dafür keine Einwilligung. Löschen können Sie ${locales.length > 1 ? 'sie' : 'es'} jederzeit im Browser.`,
          'Wir verwenden keine Werkzeuge für Statistik, Werbung oder Verfolgung und laden nichts von fremden Servern. Deshalb gibt es hier keine Cookie-Leiste.',
        ],
      },
      {
        id: 'security',
        title: 'Wie wir Daten schützen',
        clauses: [
          // Claims: only those who work on orders see them.
          'Die Verbindung zur Website ist verschlüsselt. Bestellungen und Nachrichten sehen nur die Menschen, die sie bearbeiten.',
          'Adressen von Seiten enthalten keine personenbezogenen Daten. Der Link zur Bestellseite trägt einen signierten Code, den niemand erraten kann. Wem Sie ihn geben, der sieht die Bestellung und kann sie stornieren. E-Mail und Telefon verbergen wir dort daher bis auf wenige Zeichen, auch das Telefon eines Gastes[parcel? oder Empfängers]. Für den, der fährt, hat die Seite einen Link, der nur zeigt, was die Fahrt braucht. Einen verlorenen Link senden wir nur an die E-Mail-Adresse in der Bestellung.',
        ],
      },
      {
        id: 'rights',
        title: 'Ihre Rechte',
        clauses: [
          'Sie haben das Recht:<ul><li>zu erfahren, welche Daten über Sie wir verarbeiten, und eine Kopie zu bekommen,</li><li>auf Berichtigung falscher und Ergänzung unvollständiger Daten,</li><li>auf Löschung von Daten, die wir nicht mehr brauchen oder nicht verarbeiten dürfen,</li><li>auf Einschränkung der Verarbeitung,</li><li>auf Übertragbarkeit der Daten, die wir aufgrund eines Vertrags verarbeiten,</li><li>auf <strong>Widerspruch</strong> gegen eine Verarbeitung, die auf einem berechtigten Interesse beruht.</li></ul>',
          `Schreiben Sie einfach an <a href="mailto:${facts.email}">${facts.email}</a>. Wir antworten ohne unnötigen Aufschub, spätestens binnen eines Monats, und kostenlos. Damit keine Fremden Ihre Daten bekommen, können wir Ihre Identität prüfen.`,
          'Meinen Sie, dass wir Daten nicht rechtmäßig verarbeiten, können Sie sich bei der Österreichischen Datenschutzbehörde beschweren, Barichgasse 40–42, 1030 Wien, <a href="https://www.dsb.gv.at" rel="noopener">dsb.gv.at</a>. Wir freuen uns, wenn Sie sich zuerst bei uns melden.',
        ],
      },
      {
        id: 'changes',
        title: 'Änderungen dieser Seite',
        clauses: [
          'Ändert sich, wie wir mit Daten umgehen, passen wir diese Seite an, bevor die Änderung gilt.',
          `Diese Fassung gilt ab ${facts.privacyFrom}.`,
        ],
      },
    ],
  }
}

function en(facts: Facts): WrittenLegalText {
  return {
    title: 'Personal data protection',
    seo: {
      title: 'Personal data protection: what, why, how long',
      description: `Which personal data we process, why, for how long and whom we pass it to, and what rights you have. In force from ${facts.privacyFrom}.`,
    },
    effectiveFrom,
    sections: [
      {
        id: 'controller',
        title: 'Who processes the data',
        clauses: [
          ...(appConfig.product.isMadeUp
            ? [
                '<strong>Sample: the carrier is made up, and no lawyer has checked this text.</strong>',
              ]
            : []),
          `The controller of personal data is <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'registered office' : 'address'} ${facts.address}`, facts.companyId, facts.register)} (‘we’).`,
          // Claims: you have no data protection officer and need none.
          `For anything to do with personal data, write to <a href="mailto:${facts.email}">${facts.email}</a> or call ${phoneLink(facts)}. We have not appointed a data protection officer, as the law does not require us to.`,
          'We process data under Regulation (EU) 2016/679 of the European Parliament and of the Council (GDPR) and the Austrian Data Protection Act (Datenschutzgesetz, DSG).',
        ],
      },
      {
        id: 'data',
        title: 'Which data we process',
        clauses: [
          `<strong>Orders:</strong> name, email, telephone; places and times of the ride, flight number, the name for the board, the name and telephone of a guest if somebody else rides, the number of passengers${facts.offersChildSeats ? ', pieces of luggage and child seats, the sizes of the seats' : ' and pieces of luggage'}${facts.drivers ? ', the language the driver should speak' : ''},[parcel? details of a parcel and the name and telephone of its recipient,]${facts.offersExtras ? ' extras,' : ''} your message and note, the price, the status of the order and what happened to it: offers, confirmation, changes, payments and cancellation, and our own notes on it. Also the billing address, if you give one, and, where it differs, the address for post, for companies their name, company ID and VAT ID, and the payment method. For a non-binding request these are optional until you accept our offer. What you write in the order is saved on the server as you go, before you send it, so that you do not lose it.`,
          '<strong>Messages from the contact form:</strong> name, email, telephone if you give it, subject and text.',
          '<strong>Payments and documents:</strong> what is on the invoice, and details of the payment received. You never enter a card number on this website, and we do not process it.',
          '<strong>Technical data:</strong> the IP address and what a browser sends with every request. It serves to show you the page and to guard the forms against abuse. We do not store the IP address ourselves. So as not to send too many emails to one address, we count them for a day under a keyed hash of the address. So that nobody uses up the space for unfinished orders, each has a keyed hash of the network it came from, which is deleted with it. Nor do we write names, contact details or the contents of forms into our operating logs.',
          'The name and telephone of a guest[parcel? or of a parcel’s recipient] come from whoever orders. We need them so that the driver can meet and reach that person, and keep them as long as the order. We ask whoever orders to make this page known to them. We may check data about companies in public registers.',
          'Please do not send us health data or other sensitive information that the ride does not call for.',
        ],
      },
      {
        id: 'purposes',
        title: 'Why, and on what basis',
        clauses: [
          '<strong>Handling the order and carrying out the ride</strong>, including price offers, confirmation, changes and cancellation: performance of a contract and steps before it, Article 6(1)(b) GDPR. For a passenger[parcel? or a parcel’s recipient] who is not the one ordering, it is our and their legitimate interest in a proper ride, point (f).',
          '<strong>Accounting and taxes:</strong> a legal obligation, point (c).',
          '<strong>Answering your message:</strong> steps before a contract, point (b); for other messages, the legitimate interest in answering whoever writes to us, point (f).',
          '<strong>Complaints and legal claims:</strong> a legal obligation, point (c), and the legitimate interest in making and defending claims, point (f).',
          '<strong>Security of the website:</strong> the legitimate interest in a working website and forms that robots do not abuse, point (f).',
          'We need the data in an order to make and perform the contract; without the required fields we cannot drive you. What you put in the contact form is up to you, but without a name and an email address we cannot reply.',
          // Claims: no advertising and no profiles with the data of customers.
          'We do not use the data for advertising, do not sell it and build no profiles. No order is decided on by a machine. A message or an order that looks as if a robot sent it waits for a person to judge it.',
        ],
      },
      {
        id: 'recipients',
        title: 'Whom we pass the data to',
        clauses: [
          '<strong>The processor that hosts the website:</strong> Cloudflare, Inc., USA. The website runs on its servers, and unfinished and sent orders and messages are stored there for the periods given in article {article:retention}. Emails about an order are sent by Cloudflare or by the email provider we use for it.',
          '<strong>The driver or contracted carrier</strong> who carries out the ride: your name and telephone, those of a guest[parcel? or of a parcel’s recipient], places and times, and instructions for the ride.',
          // Claims: who else gets data of customers.
          `<strong>Suppliers we cannot do without:</strong> providers of email, of the order system and of accounting, ${facts.hasGateway || !facts.offersCard ? 'the bank' : 'the bank and the payment service you choose to pay with,'} and the insurer if there is damage.`,
          ...(facts.hasGateway
            ? [
                '<strong>The payment gateway</strong>, if you pay by card: Stripe Payments Europe, Ireland. It gets the order number and the amount.',
              ]
            : []),
          '<strong>Public authorities</strong>, where the law obliges us.',
          ...(facts.hasSocialPages
            ? [
                'The links to social networks are plain links. Until you click them, nothing is sent to those services.',
              ]
            : []),
        ],
      },
      {
        id: 'transfers',
        title: 'Transfers outside the European Union',
        clauses: [
          'Cloudflare may process data outside the European Union too, in the USA in particular. The transfer rests on the European Commission’s decision on the EU–US Data Privacy Framework and on standard contractual clauses.',
          'If the ride you order leads to another country, the driver may need the details of the ride there.',
        ],
      },
      {
        id: 'retention',
        title: 'How long we keep the data',
        clauses: [
          `<strong>An unfinished order on the website:</strong> ${facts.draftKept} from the last change.`,
          `<strong>An order you have sent, on the website</strong>, and with it the page showing its status: ${facts.orderKept} after the ride, the cancellation or the day the order lapsed. Until our order system has taken it over we do not delete it, so that no order is lost. Afterwards only what says nothing about you stays: the order number, the times, the price, the day and amount of a payment with its reference at the bank${facts.offersCard ? ' or gateway' : ''}, and the version of the terms.`,
          `<strong>Messages from the contact form:</strong> ${facts.messageKept}. If one leads to an order, the periods for orders apply to it.`,
          `<strong>An order or a message that looks like a robot’s:</strong> ${facts.heldKept}, unless we have dealt with it by then.`,
          // Claims: how long you keep orders outside of this website.
          '<strong>The order with us as the carrier:</strong> for the length of the contract and then until limitation periods expire, usually three years (section 1489 ABGB).',
          `<strong>Invoices and the records behind them:</strong> ${facts.papersKept} from the end of the calendar year (section 132 BAO, section 212 UGB), also when the order is erased, and with them an encrypted fingerprint of your email address or telephone number.`,
          '<strong>Name and account of a payer on a bank statement</strong>, and a payment that fits no order: a quarter of a year.',
          '<strong>Our own people:</strong> sign-ins 2\u00a0days, drivers as long as they drive for us, the ride on their phone until the day after it.',
          'If there is a dispute or a proceeding, we keep the data it requires until it ends. After that we delete the data or anonymise it.',
          'Deleted data remain for up to 30\u00a0days in a backup of the database, which we use only to recover from a failure. If you ask us to erase your data, we keep an encrypted fingerprint of your email address or telephone number for 40\u00a0days, so that we can repeat the erasure after such a recovery.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        clauses: [
          `<strong>The unfinished order</strong> (<code>__Host-draft</code>, for a minute after a form is sent also <code>__Host-draft-…</code>): connects unfinished orders with your browser when you move to another page or reload. It holds only random identifiers, five at most, lasts ${facts.draftKept} from the last change and is set only once you start ordering. After you send the order, the website knows by it that you ordered from this browser; the button ‘Forget me in this browser’ on the order page deletes it.`,
          ...(locales.length > 1
            ? [
                '<strong>Language</strong> (<code>locale</code>): notes which language you chose. It lasts 365 days and is written only when you click the language switch.',
              ]
            : []),
          'The browser may also note for a short while that the page reloaded itself after a new version of the website was released, so that it does not keep doing so. That note says nothing about you.',
          `${locales.length > 1 ? 'Both cookies are' : 'The cookie is'} necessary for a service you ask for yourself, so no consent is needed under section 165(3) of the Austrian Telecommunications Act (TKG 2021). You can delete ${locales.length > 1 ? 'them' : 'it'} in your browser at any time.`,
          'We use no analytics, advertising or other tracking tools and load nothing from other companies’ servers. That is why there is no cookie bar on this website.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect the data',
        clauses: [
          // Claims: only those who work on orders see them.
          'The connection to the website is encrypted. Only the people who deal with orders and messages can see them.',
          'Page addresses contain no personal data. The link to the order page carries a signed code that cannot be guessed. Whoever you give it to can see the order and cancel it. We therefore mask your email and telephone number there but for a few characters, and so we do the number of a guest[parcel? or a parcel’s recipient]. For whoever travels, the page has a link that shows only what the ride needs. A lost link is sent again only to the email address in the order.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        clauses: [
          'You have the right:<ul><li>to know which data about you we process and to receive a copy,</li><li>to have inaccurate data corrected and incomplete data completed,</li><li>to have data erased that we no longer need or may not process,</li><li>to have the processing restricted,</li><li>to the portability of data that we process under a contract,</li><li><strong>to object</strong> to processing based on a legitimate interest.</li></ul>',
          `Just write to <a href="mailto:${facts.email}">${facts.email}</a>. We answer without undue delay, within one month at the latest, and free of charge. So as not to hand data to a stranger, we may verify your identity.`,
          'If you think we process data contrary to the rules, you may lodge a complaint with the Austrian Data Protection Authority (Datenschutzbehörde), Barichgasse 40–42, 1030 Wien, <a href="https://www.dsb.gv.at" rel="noopener">dsb.gv.at</a>. We would be glad if you contacted us first.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to this page',
        clauses: [
          'If the way we handle data changes, we amend this page before the change takes effect.',
          `This text is in force from ${facts.privacyFrom}.`,
        ],
      },
    ],
  }
}
