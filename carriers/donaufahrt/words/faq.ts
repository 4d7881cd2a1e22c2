import { carCategories } from '~carrier/words/cars'
import { faqAbroad } from '~carrier/words/faq-abroad'
import type { Facts, WrittenFaq } from '~/carrier/types'
import type { Locale } from '~/lib/locale'

/** Answers to frequent questions, in groups; every figure comes from the facts. */
export function faq(locale: Locale, facts: Facts): WrittenFaq {
  return locale === 'de' ? de(facts) : en(facts)
}

/** One category per line, e.g. "Komfort: up to 3 seats, up to 4 pieces of luggage". */
function capacities(locale: Locale, luggageText: (count: number) => string): string {
  const lines = carCategories[locale].map(
    ({ name, passengers, luggage }) => `<li>${name}: ${passengers}, ${luggageText(luggage)}</li>`,
  )
  return `<ul>${lines.join('')}</ul>`
}

/** What tells one category from the others, one per line. */
function categoryLines(locale: Locale): string {
  const lines = carCategories[locale].map(
    ({ name, line, passengers }) => `<li>${name}: ${line ?? passengers}</li>`,
  )
  return `<ul>${lines.join('')}</ul>`
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

function de(facts: Facts): WrittenFaq {
  return [
    {
      slug: 'ordering',
      title: 'Bestellen',
      faqList: [
        {
          slug: 'how-to-order',
          title: 'Wie bestelle ich eine Fahrt?',
          content: `<p>In der <a href="/bestellung">Bestellung</a> geben Sie zuerst die Strecke ein und sehen den Preis. Dann wählen Sie den Wagen und ergänzen, wann Sie fahren, wie viel Gepäck Sie haben und wer bestellt. Auf der nächsten Seite prüfen Sie die Übersicht, wählen die Zahlungsart und senden ab. Ist der Preis auf Anfrage, genügen Name, E-Mail und Telefon; Rechnungsdaten und Zahlungsart können Sie angeben, wir brauchen sie erst, wenn Sie unser Angebot annehmen. Sie reden lieber mit jemandem? Rufen Sie an: ${phoneLink(facts)}.</p>`,
        },
        {
          slug: 'when-binding',
          title: 'Wann ist die Bestellung verbindlich?',
          content: `<p>Erst, wenn wir sie bestätigen. Bis dahin verpflichtet sie Sie zu nichts, und Sie stornieren kostenlos. Innerhalb von ${facts.confirmWithin} ab ihrem Einlangen bestätigen wir sie per E-Mail oder lehnen sie ab. Ist der Preis auf Anfrage, senden wir Ihnen in derselben Zeit ein Angebot oder lehnen ab; verbindlich wird es, wenn Sie das Angebot annehmen.</p><p>Die Seite mit der Bestellnummer, die Sie gleich nach dem Absenden sehen, bedeutet nur, dass die Bestellung bei uns eingelangt ist. Dort sehen Sie jederzeit, wie es um sie steht.</p>`,
        },
        {
          slug: 'how-early',
          title: 'Wie lange vorher soll ich bestellen?',
          content: `<p>Auf der Website mindestens ${facts.leadTime} vor der Abholung, damit Wagen und Fahrer bereit sind. Wenn es schneller gehen soll, rufen Sie an: ${phoneLink(facts)}. Ist ein Wagen frei, kommen wir.</p>`,
        },
        {
          slug: 'account',
          title: 'Muss ich mich registrieren?',
          content: `<p>Nein. Die Website hat keine Konten und keine Passwörter. Ein angefangenes Formular wartet in demselben Browser ${facts.draftKept} nach Ihrer letzten Änderung auf Sie. Eine gesendete Bestellung hat ihre eigene Seite: den Link sehen Sie gleich nach dem Absenden, wir senden ihn auch per E-Mail, und er funktioniert bis ${facts.orderKept} nach der Abholung. Wenn Sie ihn verlieren, <a href="/bestellung-finden">senden wir ihn noch einmal</a>.</p>`,
        },
        {
          slug: 'for-someone-else',
          title: 'Kann ich für jemand anderen bestellen?',
          // Claims: a board with the name at airports and stations.
          content:
            '<p>Ja. Als Kontakt geben Sie sich selbst an, denn wir besprechen die Bestellung mit Ihnen. Name und Telefon des Fahrgastes kommen in „Name des Gastes“ und „Telefon des Gastes“, damit ihn der Fahrer findet. Am Flughafen und am Bahnhof wartet der Fahrer immer mit einem Schild; soll er es auch anderswo tun oder soll ein anderer Name darauf stehen, füllen Sie „Name auf dem Schild“ aus.</p>',
        },
        {
          slug: 'company-order',
          title: 'Wir bestellen für eine Firma. Was geben wir an?',
          content:
            '<p>Kreuzen Sie „Ich bestelle für eine Firma“ an und ergänzen Sie Name, Firmennummer und UID-Nummer, wenn es eine gibt. Rechnungen kommen per E-Mail; soll Post anderswohin als an die Rechnungsadresse, geben Sie auch diese Adresse an. Ist der Preis auf Anfrage, können Sie die Firma auch später ergänzen, wenn Sie unser Angebot annehmen. Die Rechnung lautet auf die Firma.</p>',
        },
        {
          slug: 'which-category',
          title: 'Welche Kategorie soll ich wählen?',
          content: `<p>Das unterscheidet sie:</p>${categoryLines('de')}<p>Vergleichen können Sie die Wagen auf der Seite <a href="/fuhrpark">Unsere Autos</a>.</p>`,
        },
      ],
    },
    {
      slug: 'price-and-payment',
      title: 'Preis und Zahlung',
      faqList: [
        {
          slug: 'price-in-advance',
          title: 'Weiß ich den Preis vorher?',
          content: facts.hasRoutes
            ? `<p>Ja. Bei <a href="/preise">festen Strecken</a> ohne Zwischenhalt[hourly&experience?, bei Stundenmiete und bei Erlebnissen mit genanntem Preis][hourly&!experience? und bei Stundenmiete][!hourly&experience? und bei Erlebnissen mit genanntem Preis] sehen Sie ihn schon beim Ausfüllen der Bestellung${facts.vatPayer ? ', mit und ohne Umsatzsteuer' : ''}.${facts.returnDiscount ? ` Die Rückfahrt, die Sie mit der Hinfahrt bestellen, ist auf festen Strecken um ${facts.returnDiscount} günstiger, wenn Sie spätestens ${facts.returnWithin} nach der Hinfahrt zurückfahren. Für eine spätere Rückfahrt senden wir Ihnen den Preis.` : ''}</p><p>Bei anderen Fahrten[parcel?, Fahrten mit Zwischenhalt und Sendungen][!parcel? und Fahrten mit Zwischenhalt] ist der Preis auf Anfrage.${facts.showsUsual ? ' Kennen wir beide Orte, zeigen wir, was eine solche Fahrt üblicherweise kostet; verbindlich ist erst der Preis im Angebot.' : ''} Sie senden eine unverbindliche Anfrage, wir senden ein Angebot, und Sie entscheiden, ob Sie es annehmen.</p>`
            : '<p>Ja, bevor Sie sich binden. Sie senden eine unverbindliche Anfrage, wir senden ein Angebot, und Sie entscheiden, ob Sie es annehmen.</p>[hourly&experience?<p>Bei Stundenmiete und bei Erlebnissen mit genanntem Preis sehen Sie ihn schon beim Ausfüllen der Bestellung.</p>][hourly&!experience?<p>Bei Stundenmiete sehen Sie ihn schon beim Ausfüllen der Bestellung.</p>][!hourly&experience?<p>Bei Erlebnissen mit genanntem Preis sehen Sie ihn schon beim Ausfüllen der Bestellung.</p>]',
        },
        {
          slug: 'what-is-included',
          title: 'Was ist im Preis enthalten?',
          content: `<p>${facts.rideIncludes}${facts.offersExtras ? ' Extras mit Aufpreis haben ihren Preis in der Bestellung.' : ''}</p><p>${facts.waiting}</p>[hourly?<p>${facts.hourlyHire}</p>]`,
        },
        {
          slug: 'can-the-price-change',
          title: 'Kann sich ein bestätigter Preis noch ändern?',
          content: `<p>Nur wenn Sie die Fahrt ändern: einen Halt einfügen, die Strecke verlängern, den Fahrer länger warten lassen oder den Wagen länger behalten. Den Betrag nennen wir Ihnen vorher und verrechnen ihn nur mit Ihrer Zustimmung. ${facts.samePriceAlways}</p><p>Für einen stark verschmutzten Wagen verrechnen wir ${facts.cleaningFee}; wer den Wagen beschädigt, haftet nach dem Gesetz.</p>`,
        },
        {
          slug: 'payment-methods',
          title: 'Wie kann ich zahlen?',
          content: `<p>Die Bestellung bietet: ${facts.waysToPay}.${facts.arrangesInvoice ? ' Eine Rechnung können wir vereinbaren, meist für Firmen.' : ''}${facts.offersTransfer ? ' Eine Überweisung geht als SEPA-Überweisung in Euro; auf der Bestellseite steht dafür ein QR-Code, den Bank-Apps in Österreich lesen.' : ''}</p>`,
        },
        {
          slug: 'when-to-pay',
          title: 'Wann zahle ich?',
          content: `<p>${facts.offersTransfer || facts.offersCard ? `Erst nach der Bestätigung: innerhalb von ${facts.dueWithin}, immer vor der Abholung.${facts.offersCash ? ' Bar zahlen Sie erst bei der Fahrt.' : ''}` : 'Erst bei der Fahrt, bar beim Fahrer.'} Wie Sie zahlen, steht in der Bestätigung und auf der Bestellseite${facts.offersTransfer ? ', für die Überweisung auch als QR-Code' : ''}.${facts.hasGateway ? ' Mit Karte zahlen Sie von dort aus, auf der gesicherten Seite des Zahlungsdienstes.' : ''} Zahlungsreferenz ist die Bestellnummer.${facts.takesInvoice ? ' Eine Fahrt auf Rechnung zahlen Sie nachher.' : ''} Beim Absenden der Bestellung zahlen Sie nichts.</p>`,
        },
        ...(facts.offersCard
          ? [
              {
                slug: 'card-surcharge',
                title: 'Kostet die Zahlung mit Karte mehr?',
                content:
                  '<p>Nein. Der Preis ist derselbe, ob Sie mit Karte, per Überweisung oder anders zahlen.</p>',
              },
            ]
          : []),
        {
          slug: 'invoice',
          title: 'Bekomme ich eine Rechnung?',
          content: `<p>Ja, für jede bezahlte Fahrt, per E-Mail an die Adresse in der Bestellung, mit einer Seite zum Ausdrucken.${facts.vatPayer ? ' Sie weist die Umsatzsteuer aus.' : ' Als Kleinunternehmer weisen wir darauf keine Umsatzsteuer aus.'} Soll eine Auftragsnummer oder Kostenstelle darauf stehen, schreiben Sie sie in die Anmerkung.</p>`,
        },
      ],
    },
    {
      slug: 'changes-and-cancellation',
      title: 'Ändern und stornieren',
      faqList: [
        {
          slug: 'how-to-change',
          title: 'Wie ändere oder storniere ich eine Bestellung?',
          content: `<p>Auf der Bestellseite, zu der ein Link in unseren E-Mails führt. Dort stornieren Sie selbst und sehen vorher, was es kostet. Auch um eine Änderung bitten Sie dort; ändern sich Preis oder Zeit, senden wir sie als Angebot, und bis Sie es annehmen, gilt die ursprüngliche Vereinbarung. Ändern lässt sich eine Fahrt spätestens ${facts.freeCancellation} vor der Abholung, später nur, wenn es möglich ist.</p><p>Sie können auch anrufen, ${phoneLink(facts)}, oder mit der Bestellnummer an <a href="mailto:${facts.email}">${facts.email}</a> schreiben. Einen verlorenen Link <a href="/bestellung-finden">senden wir noch einmal</a>.</p>`,
        },
        {
          slug: 'free-cancellation',
          title: 'Bis wann storniere ich kostenlos?',
          content: `<p>Eine unbestätigte Bestellung jederzeit. Eine bestätigte spätestens ${facts.freeCancellation} vor der Abholung. Tag und Stunde sehen Sie in der Übersicht, bevor Sie die Bestellung absenden.</p>`,
        },
        {
          slug: 'late-cancellation',
          title: 'Und wenn ich später storniere?',
          content: `<p>Bleiben bis zur Abholung weniger als ${facts.freeCancellation} und ist die Bestellung bestätigt, verrechnen wir den vollen Preis der Fahrt. Wagen und Fahrer halten wir dann schon für Sie frei. Liegt der Grund bei uns, zahlen Sie nichts.</p>`,
        },
        {
          slug: 'last-minute-order',
          title: 'Ich bestelle kurzfristig. Kann ich noch stornieren?',
          content: `<p>Bis zur Bestätigung ja, und zwar kostenlos. Bestätigen wir, wenn bis zur Abholung weniger als ${facts.freeCancellation} bleiben, kostet ein späteres Storno den vollen Preis. Die Übersicht weist Sie vorher darauf hin.</p>`,
        },
        {
          slug: 'wrong-data',
          title: 'In der Bestellung ist ein Fehler. Was nun?',
          content:
            '<p>Melden Sie sich gleich, am besten telefonisch. Eine falsche E-Mail-Adresse berichtigen Sie bis eine Stunde nach dem Absenden selbst auf der Bestellseite, höchstens zweimal und nur, solange wir die Bestellung nicht beantwortet haben; eine falsche Nummer, Adresse oder Zeit können wir meist sofort berichtigen. Ist die Fahrt wegen falscher Angaben nicht möglich, dürfen wir den vollen Preis verrechnen. Lesen Sie die Übersicht daher bitte, bevor Sie absenden.</p>',
        },
        {
          slug: 'carrier-cancels',
          title: 'Was, wenn Sie die Fahrt absagen?',
          // Claims: another car of the same or a higher category in place of yours, at the same price.
          content:
            '<p>Wir suchen einen anderen Wagen derselben oder einer höheren Kategorie zum vereinbarten Preis. Gelingt das nicht oder wollen Sie ihn nicht, zahlen Sie nichts, und Gezahltes geben wir zurück. Ihr Anspruch auf Schadenersatz bleibt.</p>',
        },
        {
          slug: 'withdrawal',
          title: 'Kann ich binnen 14\u00a0Tagen vom Vertrag zurücktreten?',
          // Claims: Austrian law on withdrawal.
          content:
            '<p>Nein. Für die Beförderung von Personen[parcel&experience?, für Sendungen und Erlebnisse zu einem vereinbarten Termin][parcel&!experience? und für Sendungen zu einem vereinbarten Termin][!parcel&experience? und für Erlebnisse zu einem vereinbarten Termin] sieht das Gesetz keine 14\u00a0Tage vor, weil der Wagen genau für Sie und genau für diese Zeit bereitsteht. Stattdessen stornieren Sie kostenlos, wie oben beschrieben; Genaueres steht in den <a href="/agb">AGB</a>.</p>',
        },
      ],
    },
    {
      slug: 'the-ride',
      title: 'Unterwegs',
      faqList: [
        {
          slug: 'delayed-flight',
          title: 'Was, wenn mein Flug oder Zug Verspätung hat?',
          // Claims: somebody looks up the arrival before the driver sets out.
          content: `<p>Geben Sie in der Bestellung die Flug- oder Zugnummer an. Vor der Abfahrt prüfen wir die tatsächliche Ankunft, und der Fahrer richtet sich danach. Das Warten wegen der Verspätung verrechnen wir nicht[hourly?; bei Stundenmiete beginnt die vereinbarte Zeit erst mit Ihrer Ankunft].</p>`,
        },
        {
          slug: 'meeting-the-driver',
          title: 'Wo treffe ich den Fahrer?',
          // Claims: the driver waits in the hall with a board.
          content:
            '<p>Am Flughafen in der Ankunftshalle und am Bahnhof in der Bahnhofshalle, mit einem Schild mit dem Namen aus der Bestellung; sonst an der Abholadresse oder so nah daran, wie er stehen bleiben darf. Finden Sie einander nicht, ruft er die Nummer aus der Bestellung an. Lassen Sie dieses Telefon bitte eingeschaltet.</p>',
        },
        {
          slug: 'running-late',
          title: 'Was, wenn ich mich verspäte?',
          content: `<p>Rufen Sie an: ${phoneLink(facts)}. Der Fahrer wartet kostenlos so lange, <a href="#what-is-included">wie der Preis es enthält</a>, länger nur, wenn es seine nächste Fahrt erlaubt.</p><p>Kommen Sie bis dahin nicht, melden Sie sich nicht und erreichen wir Sie nicht, verrechnen wir den vollen Preis der Fahrt.</p>`,
        },
        {
          slug: 'passengers-and-luggage',
          title: 'Wie viele Personen und wie viel Gepäck passen in den Wagen?',
          content: `<p>Das hängt von der Kategorie ab:</p>${capacities('de', (count) => `bis zu ${count} Gepäckstücke`)}<p>Ski, Fahrräder, Instrumente und andere sperrige Dinge beschreiben Sie uns bitte in der Nachricht. Reicht der gewählte Wagen nicht, weist Sie das Formular darauf hin.</p>`,
        },
        ...(facts.offersChildSeats
          ? [
              {
                slug: 'child-seats',
                title: 'Haben Sie Kindersitze?',
                // Claims (childSeats): child seats are in the car, children travel in them, and the law is Austrian.
                content:
                  '<p>Ja. Wählen Sie in der Bestellung ihre Zahl und nach dem Gewicht des Kindes ihre Größe; der Fahrer kommt mit montierten Sitzen. In Österreich brauchen Kinder unter 14\u00a0Jahren, die kleiner als 135\u00a0cm sind, eine passende Rückhalteeinrichtung. Bei uns fahren sie nie ohne.</p>',
              },
            ]
          : []),
        {
          slug: 'stops',
          title: 'Können wir unterwegs halten?',
          // Claims: a short break on a longer ride is free.
          content:
            '<p>Ja. Geplante Halte geben Sie gleich in der Bestellung an, jeden in einer eigenen Zeile, damit wir Zeit und Preis danach rechnen. Den Preis mit Zwischenhalten rechnen wir aus und senden ihn Ihnen. Eine kurze Pause für Kaffee oder Toilette kostet auf einer längeren Fahrt nichts.</p>',
        },
        {
          slug: 'night',
          title: 'Fahren Sie auch in der Nacht?',
          content: `<p>Bestellen können Sie für jede Stunde des Tages${facts.isAlwaysOpen ? '' : '; ob wir dann fahren, sagt unsere Bestätigung'}. ${facts.samePriceAlways} Für einen frühen Flug bestellen Sie bitte am Vortag; unsere Telefonzeiten: ${facts.openingHours}.</p>`,
        },
        ...(facts.offersExtras
          ? [
              {
                slug: 'extras',
                title: 'Was kann ich dazubestellen?',
                // Claims (extras): what the extras are.
                content: `<p>Was es gibt, steht in der Bestellung unter den Extras; kreuzen Sie es einfach an. Was etwas kostet, hat dort seinen Preis, das andere ist kostenlos.${facts.servesAlcohol ? ' Alkohol gibt es nur für Fahrgäste ab 16\u00a0Jahren, Gebranntes ab 18, und der Fahrer darf einen Altersnachweis verlangen.' : ''}</p>`,
              },
            ]
          : []),
        {
          slug: 'pets',
          title: 'Darf unser Hund mitfahren?',
          // Claims: animals travel by arrangement, assistance dogs always.
          content:
            '<p>Nach Absprache ja; schreiben Sie uns in der Nachricht von ihm. Ein kleines Tier fährt in der Box, ein größeres auf einer Decke und gesichert. Assistenzhunde fahren immer mit, ohne Aufschlag.</p>',
        },
        {
          slug: 'cleaning',
          title: 'Wann kostet die Reinigung etwas?',
          content: `<p>Muss der Wagen wegen starker Verschmutzung in die Reinigung, verrechnen wir ${facts.cleaningFee}. Sand von den Schuhen oder Brösel von der Jause zählen nicht dazu.</p>`,
        },
      ],
    },
    faqAbroad('de', facts, phoneLink(facts)),
    {
      slug: 'parcels-and-experiences',
      title:
        '[parcel&experience?Sendungen und Erlebnisse][parcel&!experience?Sendungen][!parcel&experience?Erlebnisse]',
      faqList: [
        {
          slug: 'parcel-limits',
          kinds: ['parcel'],
          title: 'Wie groß darf eine Sendung sein?',
          content: `<p>Wir befördern Sendungen in diesen Grenzen:</p><ul><li>eine gewöhnliche Sendung bis ${facts.parcelStandard},</li><li>ein langer Gegenstand bis ${facts.parcelLong},</li><li>höchstens ${facts.parcelWeight}.</li></ul><p>Maße und Gewicht geben Sie in der <a href="/bestellung?kind=parcel">Bestellung der Botenfahrt</a> an, die sie prüft.</p>`,
        },
        {
          slug: 'parcel-insurance',
          kinds: ['parcel'],
          title: 'Ist die Sendung versichert?',
          content: `<p>${facts.isInsured ? `Ja, bis ${facts.parcelInsurance}. ` : 'Eine Versicherung des Guts bieten wir nicht an. '}Geben Sie in der Bestellung den wahren Wert an, nach ihm berechnet sich ein Ersatz; fehlt er, weisen Sie ihn im Schadensfall nach. Dinge von höherem Wert übernehmen wir nicht ohne schriftliche Vereinbarung.</p>`,
        },
        {
          slug: 'parcel-exclusions',
          kinds: ['parcel'],
          title: 'Was befördern Sie nicht?',
          content:
            '<p>Gefährliche und explosive Stoffe, Waffen und Munition, Suchtgift, Geld und Wertsachen, lebende Tiere ohne Begleitung und alles, dessen Beförderung verboten ist. Im Zweifel fragen Sie uns über das <a href="/kontakt">Kontaktformular</a>.</p>',
        },
        {
          slug: 'parcel-handover',
          kinds: ['parcel'],
          title: 'Wie wird eine Sendung übergeben?',
          // Claims (parcel): parcels go straight to their place and are handed over against a signature.
          content:
            '<p>Verpacken Sie sie für eine Fahrt im Auto, schreiben Sie den Namen des Empfängers darauf, und geben Sie Namen und Telefon in der Bestellung an. Der Fahrer holt sie bei Ihnen ab, bringt sie direkt hin und übergibt sie gegen Unterschrift.</p>',
        },
        {
          slug: 'what-are-experiences',
          kinds: ['experience'],
          title: 'Was sind Erlebnisse?',
          content:
            '<p>Fahrten mit Programm auf der Strecke. Bei jedem <a href="/erlebnisse">Erlebnis</a> stehen Varianten, Dauer, Orte, Preis und was enthalten ist und was nicht. Eintritt und Essen zahlen Sie nur, wo sie nicht im Preis sind.</p>',
        },
        {
          slug: 'change-of-plan',
          kinds: ['experience'],
          title: 'Können wir das Programm unterwegs ändern?',
          // Claims (experience): the driver may lengthen a programme and names its price.
          content:
            '<p>Reihenfolge und Länge der Halte machen Sie mit dem Fahrer aus. Verlängern Sie den Tag oder kommt ein Ort dazu, der weiter weg ist, sagt er Ihnen vorher, um wie viel der Preis steigt.</p>',
        },
      ],
    },
  ]
}

function en(facts: Facts): WrittenFaq {
  return [
    {
      slug: 'ordering',
      title: 'Ordering',
      faqList: [
        {
          slug: 'how-to-order',
          title: 'How do I order a ride?',
          content: `<p>In the <a href="/en/order">order</a> you first enter the route and see the price. Then you choose the car and add when you travel, your luggage and who is ordering. On the next page you check a summary, choose how to pay and send it. If the price is on request, a name, email and telephone are enough; billing details and a way of paying are welcome, but needed only once you accept our offer. Rather talk to somebody? Call ${phoneLink(facts)}.</p>`,
        },
        {
          slug: 'when-binding',
          title: 'When does the order become binding?',
          content: `<p>Only when we confirm it. Until then it commits you to nothing and you can cancel it free of charge. We confirm or decline it by email within ${facts.confirmWithin} of receiving it. If the price is on request, we send you an offer or decline the request within the same time; by accepting the offer you place a binding order.</p><p>The page with the order number that you see straight after sending means only that the order has reached us. It always shows where the order stands.</p>`,
        },
        {
          slug: 'how-early',
          title: 'How far ahead should I order?',
          content: `<p>On the website at least ${facts.leadTime} before pickup, so that we can get the car and the driver ready. If you need to leave sooner, call ${phoneLink(facts)}; if a car is free, we will come.</p>`,
        },
        {
          slug: 'account',
          title: 'Do I have to register?',
          content: `<p>No. The website has no accounts and no passwords. An unfinished form waits for you in the same browser for ${facts.draftKept} after your last change. An order you have sent has a page of its own: you see the link straight after sending, we email it too, and it works until ${facts.orderKept} after the pickup. If you lose it, <a href="/en/find-order">we send it again</a>.</p>`,
        },
        {
          slug: 'for-someone-else',
          title: 'Can I order for someone else?',
          // Claims: a board with the name at airports and stations.
          content:
            '<p>Yes. Give your own details as the contact, and the passenger’s in ‘Guest’s name’ and ‘Guest’s phone’, so that the driver can find them. At an airport and at a station the driver always waits with a board; if one is wanted elsewhere, or with another name, fill in ‘Name on the board’ too.</p>',
        },
        {
          slug: 'company-order',
          title: 'We are ordering for a company. What should we fill in?',
          content:
            '<p>Tick ‘I am ordering for a company’ and add its name, company ID and, if it has one, VAT ID. Invoices come by email; if post should go elsewhere than to the billing address, enter that address as well. If the price is on request, you may leave the company for later and add it when you accept our offer. The invoice is made out to the company.</p>',
        },
        {
          slug: 'which-category',
          title: 'Which category should I choose?',
          content: `<p>This is what tells them apart:</p>${categoryLines('en')}<p>You can compare <a href="/en/cars-park">our cars</a> side by side.</p>`,
        },
      ],
    },
    {
      slug: 'price-and-payment',
      title: 'Price and payment',
      faqList: [
        {
          slug: 'price-in-advance',
          title: 'Will I know the price beforehand?',
          content: facts.hasRoutes
            ? `<p>Yes. For <a href="/en/prices">fixed routes</a> without stops[hourly&experience?, hire by the hour and experiences with a stated price][hourly&!experience? and hire by the hour][!hourly&experience? and experiences with a stated price], you see it while you fill in the order${facts.vatPayer ? ', with and without VAT' : ''}.${facts.returnDiscount ? ` On fixed routes a return journey ordered together with the outward one is ${facts.returnDiscount} cheaper if you come back within ${facts.returnWithin} of it. For a later return we send you the price.` : ''}</p><p>For other journeys[parcel?, journeys with a stop and parcels][!parcel? and journeys with a stop] the price is on request.${facts.showsUsual ? ' Where we know both towns we show what such a journey usually costs; only the price in the offer binds.' : ''} You send a non-binding request, we send you an offer, and you decide whether to take it.</p>`
            : '<p>Yes, before you are bound. You send a non-binding request, we send you an offer, and you decide whether to take it.</p>[hourly&experience?<p>For hire by the hour and experiences with a stated price you see it while you fill in the order.</p>][hourly&!experience?<p>For hire by the hour you see it while you fill in the order.</p>][!hourly&experience?<p>For experiences with a stated price you see it while you fill in the order.</p>]',
        },
        {
          slug: 'what-is-included',
          title: 'What does the price include?',
          content: `<p>${facts.rideIncludes}${facts.offersExtras ? ' Extras that cost something have their price shown in the order.' : ''}</p><p>${facts.waiting}</p>[hourly?<p>${facts.hourlyHire}</p>]`,
        },
        {
          slug: 'can-the-price-change',
          title: 'Can the price change once it is confirmed?',
          content: `<p>Only if you change the ride: add a stop, lengthen the route, let the driver wait longer or keep the car for longer. We tell you the amount beforehand and charge it only with your consent. ${facts.samePriceAlways}</p><p>For a badly soiled car we charge ${facts.cleaningFee}; whoever damages the car pays for it as the law says.</p>`,
        },
        {
          slug: 'payment-methods',
          title: 'How can I pay?',
          content: `<p>The order offers ${facts.waysToPay}.${facts.arrangesInvoice ? ' An invoice can be arranged too, usually for companies.' : ''}${facts.offersTransfer ? ' You send a bank transfer in euros (SEPA); for it the order page has a QR code that Austrian banking apps read.' : ''}</p>`,
        },
        {
          slug: 'when-to-pay',
          title: 'When do I pay?',
          content: `<p>${facts.offersTransfer || facts.offersCard ? `Only after we have confirmed the order: within ${facts.dueWithin} of the confirmation, and always before pickup.${facts.offersCash ? ' Cash goes to the driver on the day.' : ''}` : 'Only during the ride, in cash to the driver.'} The payment instructions come with the confirmation and are on the order page${facts.offersTransfer ? ', for a transfer as a QR code too' : ''}.${facts.hasGateway ? ' You pay by card from there, on the secure page of the payment gateway.' : ''} The order number is the payment reference.${facts.takesInvoice ? ' A ride on invoice is paid afterwards.' : ''} When you send the order, you pay nothing.</p>`,
        },
        ...(facts.offersCard
          ? [
              {
                slug: 'card-surcharge',
                title: 'Do you charge extra for paying by card?',
                content:
                  '<p>No. The price is the same whether you pay by card, by transfer or in any other way.</p>',
              },
            ]
          : []),
        {
          slug: 'invoice',
          title: facts.vatPayer ? 'Will I get a VAT invoice?' : 'Will I get an invoice?',
          content: `<p>Yes, for every ride paid for, by email to the address in the order, with a page to print.${facts.vatPayer ? '' : ' As a small business we show no VAT on it.'} If it should carry a job number or a cost centre, write that in the note.</p>`,
        },
      ],
    },
    {
      slug: 'changes-and-cancellation',
      title: 'Changes and cancellation',
      faqList: [
        {
          slug: 'how-to-change',
          title: 'How do I change or cancel an order?',
          content: `<p>On the order page, to which a link in our emails leads. There you cancel with a button and see beforehand what it costs. You ask for a change there, too; if it affects the price or the time, we send it as an offer, and until you accept it the original arrangement stands. A ride can be changed until ${facts.freeCancellation} before pickup, later only if we can.</p><p>You can also call ${phoneLink(facts)} or write to <a href="mailto:${facts.email}">${facts.email}</a> with the order number. We <a href="/en/find-order">send the link again</a> if you lose it.</p>`,
        },
        {
          slug: 'free-cancellation',
          title: 'Until when can I cancel free of charge?',
          content: `<p>An order we have not yet confirmed, at any time. A confirmed one, no later than ${facts.freeCancellation} before pickup. The summary shows the exact day and hour before you send the order.</p>`,
        },
        {
          slug: 'late-cancellation',
          title: 'What if I cancel later?',
          content: `<p>If the order is confirmed and pickup is less than ${facts.freeCancellation} away, we charge the full price of the ride, because by then the car and the driver are reserved for you. If the reason lies with us, you pay nothing.</p>`,
        },
        {
          slug: 'last-minute-order',
          title: 'I am ordering at short notice. Can I still cancel?',
          content: `<p>Until we confirm, yes, and free of charge. If we confirm when pickup is less than ${facts.freeCancellation} away, cancelling after that costs the full price. The summary warns you of this beforehand.</p>`,
        },
        {
          slug: 'wrong-data',
          title: 'I made a mistake in the order. What now?',
          content:
            '<p>Get in touch at once, preferably by telephone. A wrong email address you correct yourself on the order page, within an hour of sending, twice at most and only until we answer the order; a wrong number, place or time we can usually put right on the spot. If wrong details make the ride impossible, we may charge the full price, so please read the summary before you send it.</p>',
        },
        {
          slug: 'carrier-cancels',
          title: 'What if the carrier cancels the ride?',
          // Claims: another car of the same or a higher category in place of yours, at the same price.
          content:
            '<p>We try to find another car of the same or a higher category at the agreed price. If that cannot be done, or you do not want it, you pay nothing and we return what you have paid. Your right to damages is not affected.</p>',
        },
        {
          slug: 'withdrawal',
          title: 'Can I withdraw from the contract within 14 days?',
          // Claims: Austrian law on withdrawal.
          content:
            '<p>No. For passenger transport[parcel&experience?, and for parcels and experiences with an agreed date][parcel&!experience? and for parcels][!parcel&experience?, and for experiences with an agreed date], the law gives no 14-day period, because the car is kept for you at that very time. Instead you can cancel free of charge as described above; the details are in the <a href="/en/terms-and-conditions">terms and conditions</a>.</p>',
        },
      ],
    },
    {
      slug: 'the-ride',
      title: 'On the way',
      faqList: [
        {
          slug: 'delayed-flight',
          title: 'What if my plane or train is late?',
          // Claims: somebody looks up the arrival before the driver sets out.
          content: `<p>Put the flight or train number in the order. Before setting out we check the actual arrival time, and the driver comes at that time. We charge nothing for waiting caused by the delay[hourly?; with hire by the hour, the agreed time begins when you arrive].</p>`,
        },
        {
          slug: 'meeting-the-driver',
          title: 'Where will I meet the driver?',
          // Claims: the driver waits in the hall with a board.
          content:
            '<p>At an airport the driver waits in the arrivals hall and at a railway station in the station hall, with a board bearing the name from the order; elsewhere at the pickup address, or as near to it as the car may stop. If you cannot find each other, the driver calls the number in the order, so please keep that telephone switched on.</p>',
        },
        {
          slug: 'running-late',
          title: 'What if I am running late?',
          content: `<p>Call ${phoneLink(facts)}. The driver waits free of charge for as long as <a href="#what-is-included">the price includes</a>, longer only if the next job allows it.</p><p>If you have neither come nor called by the end of the included waiting and we cannot reach you, we charge the full price of the ride.</p>`,
        },
        {
          slug: 'passengers-and-luggage',
          title: 'How many people and how much luggage does a car take?',
          content: `<p>It depends on the category:</p>${capacities('en', (count) => `up to ${count} pieces of luggage`)}<p>Tell us in the message about skis, bicycles, musical instruments and other bulky things. The form lets you know if the car you chose is too small.</p>`,
        },
        ...(facts.offersChildSeats
          ? [
              {
                slug: 'child-seats',
                title: 'Do you have child seats?',
                // Claims (childSeats): child seats are in the car, children travel in them, and the law is Austrian.
                content:
                  '<p>Yes. Choose their number in the order and the size of each by the child’s weight, and the driver arrives with the seats fitted. In Austria, children under 14 who are shorter than 135 cm need a suitable restraint. With us they never travel without one.</p>',
              },
            ]
          : []),
        {
          slug: 'stops',
          title: 'Can we stop on the way?',
          // Claims: a short break on a longer ride is free.
          content:
            '<p>Yes. Put planned stops in the order, each on its own line, so that we allow for them in the time and the price. We work out the price with stops and send it to you. On a longer journey, a short break for coffee or the toilet costs nothing.</p>',
        },
        {
          slug: 'night',
          title: 'Do you drive at night?',
          content: `<p>You can order for any hour of the day${facts.isAlwaysOpen ? '' : '; our confirmation says whether we drive then'}. ${facts.samePriceAlways} For an early flight, please order the day before; our telephone hours: ${facts.openingHours}.</p>`,
        },
        ...(facts.offersExtras
          ? [
              {
                slug: 'extras',
                title: 'What can I add to the ride?',
                // Claims (extras): what the extras are.
                content: `<p>The order lists the extras; just tick them. Whatever costs something has its price there, the rest is free.${facts.servesAlcohol ? ' Alcohol is served only to passengers aged 16 or over, spirits to those aged 18 or over, and the driver may ask for proof of age.' : ''}</p>`,
              },
            ]
          : []),
        {
          slug: 'pets',
          title: 'Can our dog come along?',
          // Claims: animals travel by arrangement, assistance dogs always.
          content:
            '<p>By arrangement, yes; tell us in the message. A small animal travels in a carrier, a larger one on a blanket and strapped in. Guide and assistance dogs always travel, at no charge.</p>',
        },
        {
          slug: 'cleaning',
          title: 'When do I pay for cleaning?',
          content: `<p>If the car is so badly soiled that it needs professional cleaning, we charge ${facts.cleaningFee}. Sand from shoes or the crumbs of a snack do not count as that.</p>`,
        },
      ],
    },
    faqAbroad('en', facts, phoneLink(facts)),
    {
      slug: 'parcels-and-experiences',
      title:
        '[parcel&experience?Parcels and experiences][parcel&!experience?Parcels][!parcel&experience?Experiences]',
      faqList: [
        {
          slug: 'parcel-limits',
          kinds: ['parcel'],
          title: 'How large a parcel do you carry?',
          content: `<p>We carry parcels within these limits:</p><ul><li>a standard parcel up to ${facts.parcelStandard},</li><li>a long item up to ${facts.parcelLong},</li><li>a weight of ${facts.parcelWeight} at most.</li></ul><p>You enter the dimensions and the weight in the <a href="/en/order?kind=parcel">parcel order</a>, which checks them for you.</p>`,
        },
        {
          slug: 'parcel-insurance',
          kinds: ['parcel'],
          title: 'Is the parcel insured?',
          content: `<p>${facts.isInsured ? `Yes, the cargo is insured up to ${facts.parcelInsurance}. ` : 'We offer no insurance of the cargo. '}State the true value in the order: any compensation is worked out from it. If you leave it out, you will need to prove the value if damage occurs. We do not accept things of higher value without a written agreement beforehand.</p>`,
        },
        {
          slug: 'parcel-exclusions',
          kinds: ['parcel'],
          title: 'What do you not carry?',
          content:
            '<p>Dangerous and explosive substances, weapons and ammunition, narcotics, money and valuables, unaccompanied live animals, and anything the law forbids to be carried. If in doubt, ask us through the <a href="/en/contact">contact form</a>.</p>',
        },
        {
          slug: 'parcel-handover',
          kinds: ['parcel'],
          title: 'How is a parcel handed over?',
          // Claims (parcel): parcels go straight to their place and are handed over against a signature.
          content:
            '<p>Pack it for a car journey, mark it with the recipient’s name, and give that name and a telephone number in the order. The driver collects it from you, takes it straight there and hands it over against a signature.</p>',
        },
        {
          slug: 'what-are-experiences',
          kinds: ['experience'],
          title: 'What are experiences?',
          content:
            '<p>Journeys with a programme along the route. Each <a href="/en/experiences">experience</a> lists its variants, length, places and price, and what is and is not included. You pay for entry and meals only where they are not part of the price.</p>',
        },
        {
          slug: 'change-of-plan',
          kinds: ['experience'],
          title: 'Can we change the programme on the way?',
          // Claims (experience): the driver may lengthen a programme and names its price.
          content:
            '<p>You settle the order of the stops and the time spent at each with the driver. If you make the day longer or add a place further off, the driver tells you beforehand how much the price goes up.</p>',
        },
      ],
    },
  ]
}
