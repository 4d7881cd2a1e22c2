import { appConfig } from '~config'
import { said } from '~/carrier/phrases/said'
import type { Facts, WrittenLegalText } from '~/carrier/types'
import { type Locale, locales } from '~/lib/locale'

// Claims: terms by Austrian law; let a lawyer read them.
const effectiveFrom = appConfig.terms.version

/**
 * Terms and conditions of carriage by Austrian law, a sample that no lawyer has checked. "We" is the carrier, "you" the
 * customer; articles number from 1.
 */
export function terms(locale: Locale, facts: Facts): WrittenLegalText {
  return locale === 'de' ? de(facts) : en(facts)
}

function phoneLink({ phone }: Facts): string {
  return `<a href="tel:${phone.replace(/\s/g, '')}">${phone}</a>`
}

function mailLink({ email }: Facts): string {
  return `<a href="mailto:${email}">${email}</a>`
}

/** The ways of paying before the ride, in the words of a language; an empty text where all is paid to the driver. */
function paidAhead(
  { offersCard, offersTransfer }: Facts,
  [card, or, transfer]: readonly [string, string, string],
): string {
  return [...(offersCard ? [card] : []), ...(offersTransfer ? [transfer] : [])].join(or)
}

/** The IBAN in groups of four, as on paper. */
const iban = (appConfig.company.bank.iban.match(/.{1,4}/g) ?? []).join('\u00a0')

function de(facts: Facts): WrittenLegalText {
  const ahead = paidAhead(facts, ['mit Karte', ' oder ', 'per Überweisung'])
  return {
    title: 'Allgemeine Geschäftsbedingungen',
    seo: {
      title: 'Geschäftsbedingungen für Fahrten[experience? und Erlebnisse]',
      description: `Regeln für Bestellung, Preis, Zahlung, Änderung und Storno von Fahrten[parcel?, Sendungen][experience? und Erlebnissen]. Gültig ab ${facts.termsFrom}.`,
    },
    effectiveFrom,
    credit: `Orte für ${facts.showsUsual ? 'den üblichen Preis und für ' : ''}Vorschläge stammen von <a href="https://www.geonames.org">GeoNames</a>, Lizenz <a href="https://creativecommons.org/licenses/by/4.0/deed.de" rel="license">CC BY 4.0</a>. Wir haben die Daten ausgewählt und um Namen in anderen Sprachen, Flughäfen und Sehenswürdigkeiten ergänzt.`,
    sections: [
      {
        id: 'carrier',
        title: 'Unternehmen und Geltung der Bedingungen',
        clauses: [
          ...(appConfig.product.isMadeUp
            ? [
                '<strong>Muster: Das Unternehmen ist frei erfunden. Diesen Text hat noch keine Anwältin und kein Anwalt geprüft.</strong>',
              ]
            : []),
          `Ihr Vertragspartner ist <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'Sitz' : 'Anschrift'} ${facts.address}`, facts.companyId, facts.vatId && `UID-Nummer ${facts.vatId}`, facts.register)} (im Folgenden „wir“).${facts.owner && ` Geschäftsleitung: ${facts.owner}.`}`,
          `Sie erreichen uns unter ${phoneLink(facts)}, per E-Mail an ${mailLink(facts)} und über die Seite <a href="/kontakt">Kontakt</a>.${facts.isAlwaysOpen ? '' : ` Öffnungszeiten: ${facts.openingHours}.`}${iban && ` Bankverbindung: IBAN ${iban}, BIC ${facts.bic}.`}`,
          // Claims: the trade law that applies.
          `Angaben nach §\u00a05 ECG${facts.isRegistered ? ', §\u00a014 UGB' : ''} und §\u00a025 MedienG: Wir befördern Personen mit Personenkraftwagen${facts.hasLicence ? ' aufgrund einer Konzession nach dem Gelegenheitsverkehrs-Gesetz 1996; die Behörde, die sie erteilt hat, steht auf der Seite <a href="/kontakt">Kontakt</a>' : ''}.${facts.hasChamber ? ' Wir sind Mitglied der Wirtschaftskammer.' : ''} Für uns gelten vor allem die Gewerbeordnung 1994 und das Gelegenheitsverkehrs-Gesetz 1996, nachzulesen unter <a href="https://www.ris.bka.gv.at" rel="noopener">www.ris.bka.gv.at</a>. Diese Website informiert über unser Angebot und nimmt Bestellungen entgegen.`,
          'Die Bedingungen gelten für die Beförderung von Personen[parcel? und Sendungen][experience? und für Erlebnisse], die Sie auf dieser Website, per E-Mail oder telefonisch bei uns bestellen. Sie sind Teil unseres Vertrags.',
          '„Sie“ ist, wer die Fahrt bestellt. Verbraucher sind Sie im Sinn des Konsumentenschutzgesetzes (KSchG), wenn die Bestellung nicht zum Betrieb Ihres Unternehmens gehört.',
          'Was wir in der Bestätigung einer Bestellung gesondert vereinbaren, geht diesen Bedingungen vor.',
          'Abholzeit ist die Zeit der Abholung, die in der Bestellung steht; warten wir auf Ihren Flug oder Zug, geben Sie die planmäßige Ankunft an. Fristen rechnen wir von der Abholzeit, auch wenn sich Flug oder Zug verspätet.',
        ],
      },
      {
        id: 'services',
        title: 'Unsere Leistung',
        clauses: [
          `Wir befördern Personen im Wagen mit Fahrer in den Kategorien ${facts.categories}, für eine einzelne Fahrt[hourly?, für Hin- und Rückfahrt oder für eine vereinbarte Zahl von Stunden][!hourly? oder für Hin- und Rückfahrt].[parcel&experience? Außerdem befördern wir Sendungen und bieten Erlebnisse an.][parcel&!experience? Außerdem befördern wir Sendungen.][!parcel&experience? Außerdem bieten wir Erlebnisse an.]`,
          'Jede Fahrt ist vorher bestellt, ihr Preis vorher vereinbart. Wir betreiben keine Linie.',
          'Die Wagen auf der Seite <a href="/fuhrpark">Unsere Autos</a> sind Beispiele. Es kann ein anderer Wagen kommen, immer aber in der vereinbarten oder einer höheren Kategorie, mit genug Plätzen und zum vereinbarten Preis.',
          // Claims: other carriers drive for you.
          'Wir dürfen ein anderes Unternehmen mit einer Fahrt beauftragen. Wir haften Ihnen dafür wie für die eigene Leistung.',
        ],
      },
      {
        id: 'order',
        title: 'Bestellung und Vertragsabschluss',
        clauses: [
          `Auf der Seite <a href="/bestellung">Bestellung</a> bestellen Sie spätestens ${facts.leadTime} vor der Abholung. Wenn es früher sein soll, rufen Sie uns an.`,
          `Vor dem Absenden sehen Sie eine Übersicht: Strecke, Termin, Kategorie,${facts.offersExtras ? ' Extras,' : ''} den Preis oder dass er auf Anfrage ist, und den Zeitpunkt, bis zu dem Sie kostenlos stornieren. Hat die Fahrt einen Preis, wählen Sie hier auch, wie Sie zahlen. Bis zum Absenden können Sie jede Angabe berichtigen.`,
          'Hat die Fahrt einen Preis, senden Sie die Bestellung mit der Schaltfläche „Zahlungspflichtig bestellen“ ab. Zahlen müssen Sie erst, wenn wir sie bestätigt haben.',
          `Ist der Preis auf Anfrage, senden Sie mit der Schaltfläche „Unverbindlich anfragen“ eine Anfrage. Innerhalb von ${facts.confirmWithin} ab ihrem Einlangen senden wir Ihnen ein Angebot oder lehnen ab. Das Angebot nehmen Sie auf der Bestellseite mit der Schaltfläche „Zahlungspflichtig bestellen“ an; unser Angebot ist dann zugleich die Bestätigung, und die Bestellung ist verbindlich. Rechnungsdaten und Zahlungsart brauchen wir erst hier. Das Angebot gilt ${facts.offerLasts}, längstens bis ${facts.offerEnds} vor der Abholung, und nennt sein Ende. Was Sie bis dahin nicht annehmen, verfällt, und Sie zahlen nichts.`,
          '<strong>Eine Bestellung wird erst verbindlich, wenn wir sie bestätigen.</strong> Damit ist der Vertrag geschlossen. Die Übersicht, die Bestellnummer und die Nachricht, dass die Bestellung bei uns eingelangt ist, sind keine Bestätigung.',
          // Claims: a call when the pickup is near.
          `Eine Bestellung mit genanntem Preis bestätigen wir innerhalb von ${facts.confirmWithin} ab ihrem Einlangen oder lehnen sie ab. Die Bestätigung kommt per E-Mail und nennt Strecke, Termin, Kategorie, Preis und die Wartezeit, die nach Artikel {article:ride} im Preis enthalten ist; diese Bedingungen hängen an. Dasselbe steht auf der Bestellseite, zu der ein Link in der E-Mail führt. Ist die Abholung nahe, rufen wir Sie auch an. Haben wir bis zur Abholzeit nicht bestätigt, verfällt die Bestellung, und Sie zahlen nichts.`,
          'Bis zur Bestätigung gibt es keinen Vertrag, und Sie können die Bestellung jederzeit kostenlos zurückziehen.',
          `Der Vertrag kann auf Deutsch${locales.length > 1 ? ' oder Englisch' : ''} geschlossen werden. Bestellung und geltende Fassung der Bedingungen speichern wir elektronisch. Beides finden Sie bis ${facts.orderKept} nach der Abholung auf der Bestellseite; auf Wunsch senden wir Ihnen eine Kopie.`,
          'Die Kosten für Internet und Telefon tragen Sie nach dem Tarif Ihres Anbieters.',
        ],
      },
      {
        id: 'customer-data',
        title: 'Richtige Angaben',
        clauses: [
          `Füllen Sie die Bestellung bitte richtig und vollständig aus. Am wichtigsten sind Ort und Zeit der Abholung, Telefon und E-Mail, die Zahl der Personen und Gepäckstücke${facts.offersChildSeats ? ', Kindersitze' : ''} sowie Flug- oder Zugnummer[parcel?, bei einer Sendung Maße, Gewicht und Wert].`,
          '<strong>Falsche oder unvollständige Angaben können die Fahrt unmöglich machen. Dann dürfen wir den vollen Preis verrechnen.</strong>',
          `Den vollen Preis verrechnen wir nicht, wenn Sie die Angaben spätestens ${facts.freeCancellation} vor der Abholung berichtigen und wir die Änderung bestätigen, oder wenn der Fehler bei uns lag. Auch spätere Berichtigungen versuchen wir zu berücksichtigen.`,
          'Bestellen Sie für jemand anderen, machen Sie ihn mit diesen Bedingungen bekannt und geben Sie uns nur Daten, die Sie weitergeben dürfen.',
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Preis und Zahlung',
        clauses: [
          facts.vatPayer
            ? `Unsere Preise sind in Euro. Die Bestellung zeigt sie mit und ohne Umsatzsteuer; es gilt der Gesamtpreis mit Umsatzsteuer. Für die Beförderung von Personen beträgt sie 10\u00a0%, für andere Leistungen 20\u00a0% (§\u00a010 UStG 1994).${facts.splitsVat ? ' Auf die Strecke im Ausland fällt keine österreichische Umsatzsteuer an (§\u00a03a Abs.\u00a010 UStG 1994); die Bestellung zeigt beide Strecken einzeln.' : ''} Der Preis gilt für den ganzen Wagen.`
            : 'Unsere Preise sind in Euro. Wir sind Kleinunternehmer und verrechnen keine Umsatzsteuer (§\u00a06 Abs.\u00a01 Z\u00a027 UStG 1994); der Gesamtpreis ist endgültig. Der Preis gilt für den ganzen Wagen.',
          // Claims: fuel, tolls and parking are in the price.
          `Im Preis enthalten sind Wagen und Fahrer, Treibstoff, Maut und Parken auf der vereinbarten Strecke.[hourly? Was die Stundenmiete enthält, sagt Artikel {article:ride}.]${facts.offersExtras ? ' Extras mit Aufpreis haben ihren Preis in der Bestellung.' : ''}`,
          ...(facts.showsUsual
            ? [
                'Der übliche Preis, den wir bei Fahrten ohne festen Preis zeigen, dient nur zur Orientierung. Verbindlich ist der Preis im Angebot, das Sie annehmen.',
              ]
            : []),
          'Ein bestätigter Preis ändert sich nur, wenn Sie eine Änderung wünschen: eine andere Strecke, einen weiteren Halt, längeres Warten[hourly? oder mehr Stunden und bei Stundenmiete mehr Kilometer]. Den Betrag nennen wir Ihnen vorher und verrechnen ihn nur mit Ihrer Zustimmung. Was während der Fahrt dazukommt, verrechnen wir danach und sagen, wofür.',
          // Claims (cashByArrangement): payment in cash by arrangement.
          `In der Bestellung bieten wir an: ${facts.waysAgreed}.${facts.arrangesInvoice ? ` Nach Absprache zahlen Sie auch ${facts.offersCash ? '' : 'bar beim Fahrer, '}auf Rechnung${facts.offersTransfer ? ' oder mit QR-Code' : ''}.` : facts.offersCash ? '' : ' Nach Absprache zahlen Sie auch bar beim Fahrer.'}`,
          // Claims: another currency by arrangement.
          'Gezahlt wird in Euro. Eine andere Währung können wir vorher vereinbaren; der Betrag steht dann in der Bestätigung.',
          `Um Zahlung bitten wir erst nach der Bestätigung. Wie Sie zahlen, steht in der Bestätigung und auf der Bestellseite${facts.offersTransfer ? ', für die Überweisung auch als QR-Code' : ''}.${ahead && ` ${facts.offersCash ? `Eine Zahlung ${ahead}` : 'Die Zahlung'} ist bis zu dem dort genannten Tag fällig: innerhalb von ${facts.dueWithin} ab der Bestätigung, jedenfalls vor der Abholung.`}${facts.takesInvoice ? ' Eine Fahrt auf Rechnung zahlen Sie nachher.' : ''} Zahlungsreferenz ist die Bestellnummer.`,
          ...(facts.offersCash
            ? [
                `Wählen Sie Barzahlung, zahlen Sie den ganzen Preis bei der Fahrt an den Fahrer und erhalten einen Beleg (§\u00a0132a BAO). Erscheinen Sie nicht oder stornieren Sie spät, ${facts.offersTransfer ? 'überweisen Sie den offenen Betrag' : 'zahlen Sie den offenen Betrag nach unserer Zahlungsaufforderung'}; ebenso Aufschläge nach der Fahrt.`,
              ]
            : []),
          'Für keine Zahlungsart verlangen wir einen Aufschlag.',
          `Die Rechnung${facts.vatPayer ? ' nach §\u00a011 UStG 1994' : ''} senden wir elektronisch per E-Mail; damit sind Sie einverstanden. Bei Zahlungsverzug dürfen wir die gesetzlichen Verzugszinsen verlangen (§\u00a01000 ABGB, unter Unternehmern §\u00a0456 UGB).`,
        ],
      },
      {
        id: 'cancellation',
        title: 'Änderung und Storno durch Sie',
        clauses: [
          'Stornieren oder um eine Änderung bitten können Sie auf der Bestellseite, zu der ein Link in unseren E-Mails führt, oder telefonisch oder per E-Mail mit der Bestellnummer. Es zählt der Zeitpunkt, zu dem Ihr Wunsch bei uns einlangt; auf der Bestellseite ist das der Zeitpunkt, zu dem Sie ihn absenden. Bevor Sie ein Storno bestätigen, zeigt Ihnen die Seite, was es kostet.',
          'Eine unbestätigte Bestellung stornieren Sie jederzeit kostenlos.',
          `<strong>Eine bestätigte Bestellung ändern oder stornieren Sie kostenlos spätestens ${facts.freeCancellation} vor der Abholzeit.</strong> Ein Wunsch, der genau zu diesem Zeitpunkt einlangt, ist noch rechtzeitig. Später ändern wir eine Fahrt nur, wenn es möglich ist; sonst bleibt es bei der ursprünglichen Vereinbarung.`,
          '<strong>Bei einem späteren Storno verrechnen wir den vollen vereinbarten Preis.</strong> Wagen und Fahrer halten wir dann nur für Sie frei. Das Recht des Gerichts, den Betrag zu mäßigen (§\u00a07 KSchG, §\u00a01336 Abs.\u00a02 ABGB), bleibt unberührt.',
          `Bestätigen wir eine Bestellung, wenn bis zur Abholung weniger als ${facts.freeCancellation} bleiben, ist danach kein kostenloses Storno mehr möglich. Darauf weist Sie die Übersicht hin, bevor Sie die Bestellung absenden.`,
          'Eine Änderung hängt von freien Wagen ab und kann den Preis ändern. Ändern sich Preis oder Zeit, senden wir Ihnen die Änderung als Angebot; bis Sie es annehmen, gilt die ursprüngliche Vereinbarung. Können wir einer Änderung nicht entsprechen, bleibt Ihnen das Storno nach Punkt 3.',
          `Hin- und Rückfahrt sind eine Bestellung, und die Frist läuft bis zur ersten Abholung. Wollen Sie nur eine der beiden Fahrten auslassen, ist das eine Änderung${facts.returnDiscount ? '; der Nachlass für die Rückfahrt entfällt dann' : ''}.`,
          'Den vollen Preis verrechnen wir nicht, wenn Sie stornieren, weil wir unsere Pflicht verletzt haben oder sie offensichtlich nicht rechtzeitig erfüllen werden, und auch nicht, wenn ein außergewöhnliches Ereignis nach Artikel {article:liability} die Fahrt verhindert.',
          // Claims: another date at the same price after a cancelled flight.
          'Streicht die Fluglinie Ihren Flug und sagen Sie es uns sofort, versuchen wir, mit Ihnen einen neuen Termin zum selben Preis zu finden; wir können auf die Verrechnung auch verzichten.',
          'Was Ihnen nach einem Storno zusteht, zahlen wir ohne unnötigen Aufschub zurück, spätestens binnen 14\u00a0Tagen und auf demselben Weg, auf dem Sie gezahlt haben.',
        ],
      },
      {
        id: 'ride',
        title: 'Abholung und Fahrt',
        clauses: [
          // Claims: the driver waits in the arrivals hall with a board.
          'Zur vereinbarten Zeit wartet der Fahrer an der Abholadresse. Am Flughafen steht er in der Ankunftshalle mit einem Schild, auf dem der Name aus der Bestellung steht.',
          'Nennen Sie die Flug- oder Zugnummer, richten wir uns nach der tatsächlichen Ankunft. Wartezeit durch die Verspätung verrechnen wir nicht[hourly?; bei Stundenmiete beginnt die vereinbarte Zeit erst mit Ihrer Ankunft].',
          `${facts.waiting} Länger warten kann der Fahrer nur, wenn es seine nächste Fahrt erlaubt.`,
          'Erscheinen Sie bis zum Ende der Wartezeit im Preis nicht, melden Sie sich bis dahin nicht und erreichen wir Sie unter der angegebenen Nummer nicht, gilt die Fahrt als spät storniert.',
          // Claims: nobody smokes in your cars.
          'Fahrgäste müssen sich anschnallen und den Anweisungen des Fahrers zur Sicherheit folgen. Im Wagen wird nicht geraucht.',
          `Kinder unter 14\u00a0Jahren, die kleiner als 135\u00a0cm sind, fahren in einer Rückhalteeinrichtung, die zu Größe und Gewicht passt (§\u00a0106 KFG 1967). ${facts.offersChildSeats ? 'Geben Sie die Sitze, die Sie brauchen, in der Bestellung an' : 'Wir haben keine; bringen Sie sie bitte mit'}.`,
          // Claims: animals travel by arrangement, assistance dogs always.
          'Tiere fahren nach Absprache mit, Assistenzhunde immer.',
          'Der Fahrer darf eine Fahrt ablehnen oder abbrechen, die nicht sicher fortgesetzt werden kann, vor allem bei zu vielen Fahrgästen, verweigertem Gurt, Gewalt oder gefährlichen Stoffen. Sind Fahrgäste daran schuld, verrechnen wir den vollen Preis.',
          `[hourly?${facts.hourlyHire} Verlängern können Sie][!hourly?Eine Fahrt verlängern können Sie] nach Absprache mit dem Fahrer; wir verrechnen je angefangene ${facts.waitingStep} den Stundensatz der Kategorie.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Gepäck und Sauberkeit',
        clauses: [
          'Wir befördern so viele Gepäckstücke, wie die Bestellung nennt. Sperrige Dinge sagen Sie uns vorher. Was Sie nicht genannt haben und was nicht in den Wagen passt, müssen wir nicht befördern.',
          `<strong>Ist der Wagen so stark verschmutzt, dass er fachgerecht gereinigt werden muss, verrechnen wir ${facts.cleaningFee}.</strong> Gewöhnlicher Schmutz, etwa Erde von Schuhen oder Brösel, gehört zum Preis der Fahrt.`,
          // Claims: photographs and the receipt of the cleaning.
          'Die Gebühr entfällt, wenn kein Fahrgast den Schmutz verursacht hat. Auf Wunsch zeigen wir Ihnen Fotos und den Beleg der Reinigung.',
          'Anderen Schaden, den Fahrgäste am Wagen verschulden, trägt, wer nach dem Gesetz haftet.',
          // Claims: you keep what is left in a car.
          'Was Sie im Wagen vergessen, heben wir auf und vereinbaren mit Ihnen die Rückgabe. Das Porto zahlen Sie.',
        ],
      },
      {
        id: 'parcels',
        kinds: ['parcel'],
        title: 'Sendungen',
        clauses: [
          `Wir befördern Sendungen bis ${facts.parcelStandard} und lange Gegenstände bis ${facts.parcelLong}, in beiden Fällen mit höchstens ${facts.parcelWeight}.`,
          `${facts.isInsured ? `Das Gut ist bis ${facts.parcelInsurance} versichert. ` : ''}Geben Sie in der Bestellung den wahren Wert an, nach ihm berechnet sich ein Ersatz; fehlt er, weisen Sie ihn im Schadensfall nach. Eine Sendung von höherem Wert übernehmen wir nur nach schriftlicher Vereinbarung.`,
          'Übergeben Sie die Sendung so verpackt, dass sie eine gewöhnliche Fahrt übersteht, und mit dem Namen des Empfängers. Seine Telefonnummer brauchen wir auch.',
          facts.handing,
          'Nicht befördern wir gefährliche und explosive Stoffe, Waffen und Munition, Suchtgift, Geld und Wertsachen, lebende Tiere ohne Begleitung und alles, dessen Besitz oder Beförderung verboten ist. Bei begründetem Verdacht darf der Fahrer den Inhalt sehen wollen oder die Sendung ablehnen.',
          // Claims (parcel): parcels are handed over against a signature.
          'Der Empfänger bestätigt die Übernahme mit seiner Unterschrift. Erreichen wir ihn nicht, melden wir uns bei Ihnen; eine zweite Zustellung oder die Rückgabe zahlen Sie, außer das Hindernis lag bei uns.',
          'Sichtbare Schäden melden Sie bei der Übernahme, verborgene ohne unnötigen Aufschub, sobald Sie sie finden. Gesetzliche Fristen verkürzt das nicht.',
          'Wir haften für die Sendung nach dem Gesetz von der Übernahme bis zur Ablieferung, außer Absender, Empfänger, mangelhafte Verpackung oder die Art der Sendung haben den Schaden verursacht.',
        ],
      },
      {
        id: 'experiences-and-extras',
        title: '[experience?Erlebnisse und Extras][!experience?Extras]',
        clauses: [
          '[experience?Programm, Dauer und Varianten eines Erlebnisses und was der Preis enthält, stehen auf seiner Seite. Eintritte und Essen sind nur enthalten, wo die Seite es sagt.]',
          '[experience?Ein Erlebnis ist eine Fahrt mit Programm auf der Strecke. Übernachtung gehört nicht dazu.]',
          // Claims (experience): another place, or a lower price, where one is closed.
          '[experience?Ist ein Ort auf der Strecke geschlossen oder nicht erreichbar, schlagen wir einen gleichwertigen vor. Passt er Ihnen nicht, steht Ihnen ein angemessener Nachlass zu.]',
          ...(facts.offersExtras
            ? [
                // Claims (extras): what the extras are.
                'Extras kreuzen Sie in der Bestellung an. WLAN hängt vom Empfang ab; ein kurzer Ausfall ist kein Mangel der Fahrt.',
              ]
            : []),
          ...(facts.servesAlcohol
            ? [
                'Alkohol gibt es nur für Personen ab 16\u00a0Jahren, Gebranntes ab 18. Der Fahrer darf einen Altersnachweis verlangen und die Flasche ohne ihn behalten. Was nicht ausgegeben wurde, zahlen wir zurück.',
              ]
            : []),
        ],
      },
      {
        id: 'liability',
        title: 'Haftung und Beschwerden',
        clauses: [
          'Wir schulden eine sorgfältige und sichere Fahrt im vereinbarten Umfang. Für Schäden haften wir nach österreichischem Recht, vor allem nach dem ABGB und dem Eisenbahn- und Kraftfahrzeughaftpflichtgesetz (EKHG). Nichts in diesen Bedingungen beschränkt unsere Haftung für Personenschäden, für Vorsatz und grobe Fahrlässigkeit, Ihre Gewährleistung oder die Rechte, die das KSchG Verbrauchern gibt.',
          // Claims: another car in place of yours.
          'Können wir aus einem Grund auf unserer Seite nicht fahren, zahlen Sie nichts, und Gezahltes geben wir zurück. Ist ein anderer Wagen frei, bieten wir ihn an. Ihr Anspruch auf Schadenersatz bleibt.',
          'Verspäten wir uns aus einem Grund auf unserer Seite und verliert die Fahrt dadurch für Sie ihren Sinn, können Sie sie kostenlos ablehnen.',
          'Die Dauer einer Fahrt ist eine Schätzung nach dem üblichen Verkehr. Müssen Sie einen Flug, einen Zug oder einen Termin erreichen, wählen Sie die Abholzeit mit Reserve; wir beraten Sie gern.',
          'Verhindert ein außergewöhnliches Ereignis die Fahrt, das keine Seite vorhersehen oder abwenden konnte, etwa ein Hochwasser, die Sperre eines Flughafens oder ein behördliches Verbot, schuldet keine Seite der anderen etwas; Gezahltes geben wir zurück, sofern wir nicht einen anderen Termin vereinbaren.',
          // Claims: an answer to complaints within 30 days.
          'Beschweren Sie sich möglichst bald, am besten per E-Mail mit der Bestellnummer. Wir bestätigen den Eingang und antworten Verbrauchern ohne unnötigen Aufschub, spätestens binnen 30\u00a0Tagen.',
        ],
      },
      {
        id: 'consumers',
        title: 'Rücktritt und Streitbeilegung',
        clauses: [
          'Das Fern- und Auswärtsgeschäfte-Gesetz (FAGG) gibt bei Verträgen über die Beförderung von Personen kein Recht, binnen 14\u00a0Tagen zurückzutreten (§\u00a01 Abs.\u00a02 FAGG).[parcel&experience? Es besteht auch nicht für die Beförderung von Sendungen und für Erlebnisse zu einem vereinbarten Termin (§\u00a018 Abs.\u00a01 Z\u00a010 FAGG).][parcel&!experience? Es besteht auch nicht für die Beförderung von Sendungen zu einem vereinbarten Termin (§\u00a018 Abs.\u00a01 Z\u00a010 FAGG).][!parcel&experience? Es besteht auch nicht für Erlebnisse zu einem vereinbarten Termin (§\u00a018 Abs.\u00a01 Z\u00a010 FAGG).]',
          'An seiner Stelle können Sie nach Artikel {article:cancellation} kostenlos stornieren. Rechte aus einer Vertragsverletzung auf unserer Seite bleiben unberührt.',
          'Vereinbaren wir ausnahmsweise eine Leistung ohne festen Termin, etwa einen Gutschein, bleibt Ihr Recht, binnen 14\u00a0Tagen ab Vertragsabschluss zurückzutreten.',
          `Waren Sie mit etwas nicht zufrieden, schreiben Sie bitte zuerst uns: ${mailLink(facts)}. Das meiste lässt sich im Gespräch lösen.`,
          'Einen Streit, den wir nicht miteinander lösen, können Verbraucher der Schlichtung für Verbrauchergeschäfte vorlegen: <a href="https://www.verbraucherschlichtung.at" rel="noopener">www.verbraucherschlichtung.at</a>, Mariahilfer Straße 103/1/18, 1060 Wien. Ob wir an einem Verfahren teilnehmen, sagen wir Ihnen dann (§\u00a019 Alternative-Streitbeilegung-Gesetz).',
          'Der Weg zu Gericht bleibt Ihnen offen. Gegen einen Verbraucher, der in Österreich wohnt oder arbeitet, klagen wir nur dort (§\u00a014 KSchG).',
        ],
      },
      {
        id: 'final-provisions',
        title: 'Schlussbestimmungen',
        clauses: [
          'Es gilt österreichisches Recht, vor allem das ABGB. Verbrauchern, die in einem anderen Staat der Europäischen Union wohnen, bleibt der Schutz der zwingenden Vorschriften dieses Staates.',
          'Wie wir mit personenbezogenen Daten umgehen, steht auf der Seite <a href="/datenschutz">Datenschutz</a>.',
          'Für eine Bestellung gilt die Fassung der Bedingungen vom Tag des Absendens. Spätere Änderungen berühren geschlossene Verträge nicht. Jede Fassung bleibt auf dieser Website unter einer eigenen Adresse, und die Bestellseite führt zu der, die für sie gilt.',
          ...(locales.length > 1
            ? [
                'Die Bedingungen gibt es auf Deutsch und Englisch. Weichen sie voneinander ab, entscheidet der deutsche Text; eine Auslegung, die für Verbraucher günstiger ist, geht vor.',
              ]
            : []),
          'Ist eine Bestimmung unwirksam, gelten die anderen weiter.',
          `Diese Bedingungen gelten ab ${facts.termsFrom}.${facts.rulesSince === facts.termsFrom ? '' : ` Die Regeln, wann eine Bestellung verbindlich ist, wie man sie ändert und storniert und wer für richtige Angaben einsteht, sind seit ${facts.rulesSince} dieselben.`}`,
        ],
      },
    ],
  }
}

function en(facts: Facts): WrittenLegalText {
  const ahead = paidAhead(facts, ['card', ' or ', 'bank transfer'])
  return {
    title: 'Terms and conditions',
    seo: {
      title: 'Terms and conditions for rides[parcel? and parcels]',
      description: `Rules for ordering, paying for, changing and cancelling the transport of passengers[parcel? and parcels][experience? and of experiences]. In force from ${facts.termsFrom}.`,
    },
    effectiveFrom,
    credit: `Towns for ${facts.showsUsual ? 'the usual price and for ' : ''}suggested places come from <a href="https://www.geonames.org">GeoNames</a>, licensed under <a href="https://creativecommons.org/licenses/by/4.0/" rel="license">CC BY 4.0</a>. We selected the data and added names in other languages, airports and sights.`,
    sections: [
      {
        id: 'carrier',
        title: 'The carrier and the scope of these terms',
        clauses: [
          ...(appConfig.product.isMadeUp
            ? [
                '<strong>Sample: the carrier is made up, and no lawyer has checked this text.</strong>',
              ]
            : []),
          `The carrier is <strong>${facts.legalName}</strong>, ${said(`${facts.isRegistered ? 'registered office' : 'address'} ${facts.address}`, facts.companyId, facts.vatId && `VAT number ${facts.vatId}`, facts.register)} (‘the carrier’ or ‘we’).${facts.owner && ` Management: ${facts.owner}.`}`,
          `You can reach us by telephone on ${phoneLink(facts)}, by email at ${mailLink(facts)} and through the <a href="/en/contact">Contact</a> page.${facts.isAlwaysOpen ? '' : ` Opening hours: ${facts.openingHours}.`}${iban && ` Bank account: IBAN ${iban}, BIC ${facts.bic}.`}`,
          // Claims: the trade law that applies.
          `Information under section 5 of the Austrian E-Commerce Act (ECG)${facts.isRegistered ? ', section 14 of the Commercial Code (UGB)' : ''} and section 25 of the Media Act: we carry passengers by car${facts.hasLicence ? ' under a licence of the Occasional Transport Act 1996 (Gelegenheitsverkehrs-Gesetz); the authority that granted it is named on the <a href="/en/contact">Contact</a> page' : ''}.${facts.hasChamber ? ' We are a member of the Austrian Economic Chamber.' : ''} The Trade Act 1994 (Gewerbeordnung) and the Occasional Transport Act 1996 apply to us above all; both can be read at <a href="https://www.ris.bka.gv.at" rel="noopener">www.ris.bka.gv.at</a>. This website informs about our offer and takes orders.`,
          'These terms apply to every carriage of passengers[parcel? or parcels][experience? and to every experience] that you order from us on this website, by email or by telephone. They form part of the contract between us.',
          '‘You’ means whoever orders the transport. You are a consumer under the Austrian Consumer Protection Act (KSchG) if the order is not part of running your business.',
          'Anything we agree separately in the confirmation of an order takes precedence over these terms.',
          'The time of pickup is the pickup time given in the order; if we meet your flight or train, you enter its scheduled arrival. Every period is counted from the time of pickup, even if the flight or train is late.',
        ],
      },
      {
        id: 'services',
        title: 'What we provide',
        clauses: [
          `We carry passengers in a car with a driver in the categories ${facts.categories}: for a single journey[hourly?, a return journey or an agreed number of hours][!hourly? or a return journey].[parcel&experience? We also carry parcels and offer experiences.][parcel&!experience? We also carry parcels.][!parcel&experience? We also offer experiences.]`,
          'All transport is by prior order at a price agreed beforehand. It is not a scheduled service.',
          'The cars on the page <a href="/en/cars-park">Our cars</a> are examples. We may send another car, but always in the agreed or a higher category, with enough seats and at the agreed price.',
          // Claims: other carriers drive for you.
          'We may entrust a ride to another carrier under contract with us. We answer to you for it as if we had carried it out ourselves.',
        ],
      },
      {
        id: 'order',
        title: 'The order and how the contract is made',
        clauses: [
          `Transport can be ordered on the <a href="/en/order">Order</a> page no later than ${facts.leadTime} before pickup. For an earlier time, please call us.`,
          `Before you send the order you see a summary: route, date and time, car category,${facts.offersExtras ? ' extras,' : ''} the price or that it is on request, and the moment until which cancelling is free. If the ride has a stated price, you also choose the method of payment there. You can correct every detail until you send it.`,
          'If the ride has a stated price, you send the order with the button ‘Order with obligation to pay’. Your duty to pay arises only with our confirmation under clause 5.',
          `If the price is on request, you send the order with the button ‘Send a non-binding request’. Within ${facts.confirmWithin} of receiving it we send you an offer or decline. You accept the offer on the order page with the button ‘Order with obligation to pay’; our offer is then our confirmation as well, and the order is binding. Only there do we ask for billing details and a method of payment. An offer stands for ${facts.offerLasts}, but no longer than until ${facts.offerEnds} before pickup, and states when it ends. An offer you have not accepted by then lapses, and you pay nothing.`,
          '<strong>An order becomes binding only at the moment the carrier confirms it.</strong> That is when the contract is made. The summary, the order number and the notice that we have received the order are not a confirmation.',
          // Claims: a call when the pickup is near.
          `We confirm or decline an order with a stated price within ${facts.confirmWithin} of receiving it. The confirmation comes by email and states the route, date and time, car category, price, and how much waiting is included under article {article:ride}; these terms are attached to it. You see the same on the order page, to which a link in the email leads. If pickup is close, we also call you. If we have not confirmed an order by its time of pickup, it lapses and you pay nothing.`,
          'Until we confirm the order there is no contract, and you may withdraw the order at any time free of charge.',
          `The contract may be made in ${locales.length > 1 ? 'German or in English' : 'English'}. We keep the order and the version of the terms that applies to it in electronic form. You find both on the order page until ${facts.orderKept} after the pickup, and we will send you a copy if you ask.`,
          'You bear the cost of your own means of communication (internet, telephone) at your provider’s usual rate.',
        ],
      },
      {
        id: 'customer-data',
        title: 'Correct details',
        clauses: [
          `Please fill in the order truthfully and completely. What matters most is the place and time of pickup, the telephone and email, the number of passengers and pieces of luggage,${facts.offersChildSeats ? ' child seats,' : ''} the flight or train number[parcel?, and for a parcel its dimensions, weight and value].`,
          '<strong>Incorrect or incomplete details may make the transport impossible. In that case we may charge the full price.</strong>',
          `We do not charge the full price if you correct the details no later than ${facts.freeCancellation} before pickup and we confirm the change, nor if the mistake was ours. We will try to accommodate later corrections too.`,
          'If you order for someone else, make these terms known to them and give us only such details as you are entitled to give.',
        ],
      },
      {
        id: 'price-and-payment',
        title: 'Price and payment',
        clauses: [
          facts.vatPayer
            ? 'Our prices are in euros. The order shows them with and without VAT; the total with VAT is what you pay. The rate is 10% for the transport of passengers and 20% for other services (section 10 of the Austrian VAT Act 1994). No Austrian VAT is due on the stretch abroad (section 3a(10) of that Act); the order shows both stretches. It is a price for the whole car.'
            : 'Our prices are in euros. As a small business we charge no VAT (section 6(1)(27) of the Austrian VAT Act 1994); the total is final. It is a price for the whole car.',
          // Claims: fuel, tolls and parking are in the price.
          `The price covers the car with its driver, fuel, road tolls and parking on the agreed route.[hourly? Article {article:ride} says what hire by the hour includes.]${facts.offersExtras ? ' Extras that cost something have their price shown in the order.' : ''}`,
          ...(facts.showsUsual
            ? [
                'The usual price shown for journeys without a stated price is for guidance only. The binding price is the one in the offer you accept.',
              ]
            : []),
          'A confirmed price changes only if you ask for a change: another route, a further stop, [hourly?longer waiting or more hours, and with hire by the hour more kilometres][!hourly?longer waiting]. We tell you the amount beforehand and charge it only with your consent. What you add during the ride is charged after it, and we say what for.',
          // Claims (cashByArrangement): payment in cash by arrangement.
          `The order offers ${facts.waysAgreed}.${facts.arrangesInvoice ? ` By arrangement you may also pay ${facts.offersCash ? 'on invoice' : 'in cash to the driver or on invoice'}${facts.offersTransfer ? ', or with a QR code' : ''}.` : facts.offersCash ? '' : ' By arrangement you may also pay in cash to the driver.'}`,
          // Claims: another currency by arrangement.
          'Payment is in euros. Another currency can be agreed beforehand; the amount in that currency is then stated in the confirmation of the order.',
          `We ask for payment only after confirming the order. The payment instructions come with the confirmation and are on the order page${facts.offersTransfer ? ', for a transfer as a QR code too' : ''}.${ahead && ` ${facts.offersCash ? `A payment by ${ahead} is due` : 'You pay'} by the date they give: within ${facts.dueWithin} of the confirmation, and always before pickup.`}${facts.takesInvoice ? ' A ride on invoice is paid afterwards.' : ''} The order number is the payment reference.`,
          ...(facts.offersCash
            ? [
                `If you choose cash, you pay the whole price to the driver during the ride and get a receipt (section 132a of the Austrian Federal Fiscal Code, BAO). If you do not turn up or cancel late, you pay the amount due ${facts.offersTransfer ? 'by bank transfer' : 'as our request for payment says'}; any surcharge after the ride is paid in the same way.`,
              ]
            : []),
          `We make no surcharge for ${facts.offersCard ? 'paying by card or by any other method' : 'any way of paying'}.`,
          `The ${facts.vatPayer ? 'VAT invoice (section 11 of the VAT Act 1994)' : 'invoice'} is sent by email in electronic form, to which you agree. If payment is late, we may claim statutory default interest (section 1000 of the Civil Code, ABGB; between businesses section 456 UGB).`,
        ],
      },
      {
        id: 'cancellation',
        title: 'Changes and cancellation by you',
        clauses: [
          'Cancel an order or ask for a change on the order page, to which a link in our emails leads, or by telephone or email with the order number. What counts is the moment your request reaches us; on the order page that is the moment you send it with the button. Before you confirm a cancellation, the page shows you what it costs.',
          'An order that has not been confirmed can be cancelled at any time free of charge.',
          `<strong>A confirmed order can be changed or cancelled free of charge no later than ${facts.freeCancellation} before the time of pickup.</strong> A request that arrives exactly at that moment is still in time. Later we change a ride only if we can; otherwise the original arrangement stands.`,
          '<strong>For a later cancellation we charge the full agreed price.</strong> By then the car and the driver are reserved for you alone. The right of a court to reduce the amount (section 7 KSchG, section 1336(2) ABGB) is not affected.',
          `If we confirm an order when pickup is less than ${facts.freeCancellation} away, it cannot be cancelled free of charge after confirmation. The summary warns you of this before you send the order.`,
          'A change depends on the cars available and may change the price. If it changes the price or the time, we send it to you as an offer; until you accept it, the original arrangement stands. If we cannot accommodate a change, you still have the right to cancel under clause 3.',
          `A return journey is one order, and its period is counted from the first pickup. If you want to leave out only one of the two rides, that is a change of the order${facts.returnDiscount ? '; the discount on the return journey then no longer applies' : ''}.`,
          'We do not charge the full price if you cancel because we have failed in our duty, or evidently will not perform it in time, or if the ride was prevented by an extraordinary event under article {article:liability}.',
          // Claims: another date at the same price after a cancelled flight.
          'If an airline cancels your flight and you let us know without delay, we will try to arrange a new date with you at the same price; we may also waive the charge.',
          'Money due to you after a cancellation is returned without undue delay, within 14 days at the latest, by the method you used to pay.',
        ],
      },
      {
        id: 'ride',
        title: 'Pickup and the ride',
        clauses: [
          // Claims: the driver waits in the arrivals hall with a board.
          'The driver waits for you at the pickup address at the agreed time. At an airport the driver waits in the arrivals hall with a board bearing the name from the order.',
          'If you give a flight or train number, we go by the actual arrival. Waiting caused by the delay is not charged[hourly?; with hire by the hour, the agreed time begins when you arrive].',
          `${facts.waiting} The driver can wait longer only if the next job allows it.`,
          'If you do not appear by the end of the included waiting, have not called by then and cannot be reached on the number given, we treat the ride as cancelled late.',
          // Claims: nobody smokes in your cars.
          'Passengers must wear seat belts and follow the driver’s instructions where safety is concerned. There is no smoking in the car.',
          `Children under 14 who are shorter than 135\u00a0cm travel in a restraint that suits their height and weight (section 106 of the Austrian Motor Vehicles Act, KFG 1967). ${facts.offersChildSeats ? 'Please state the seats you need in the order' : 'We have none; please bring your own'}.`,
          // Claims: animals travel by arrangement, assistance dogs always.
          'Animals are carried by prior agreement; guide and assistance dogs always.',
          'The driver may refuse or break off a ride that could not safely continue, in particular if there are too many passengers, seat belts are refused, there is violence, or dangerous substances are carried. Where passengers are at fault, we charge the full price.',
          `[hourly?${facts.hourlyHire} It][!hourly?A ride] can be extended by agreement with the driver; we charge the hourly rate of the category for every ${facts.waitingStep} or part thereof.`,
        ],
      },
      {
        id: 'luggage-and-cleaning',
        title: 'Luggage and a clean car',
        clauses: [
          'We carry as many pieces of luggage as the order states. Tell us about bulky things beforehand. We need not carry things you did not mention if they do not fit in the car.',
          `<strong>If the car is so heavily soiled that it needs professional cleaning, we charge ${facts.cleaningFee}.</strong> Ordinary dirt, such as mud from shoes or crumbs, is part of the price of the ride.`,
          // Claims: photographs and the receipt of the cleaning.
          'The fee is not charged if no passenger caused the soiling. We will show you photographs and the cleaning receipt if you ask.',
          'Other damage that passengers culpably do to the car is paid for by whoever is liable by law.',
          // Claims: you keep what is left in a car.
          'We keep what you leave behind in the car and arrange with you how to return it. You pay for sending it.',
        ],
      },
      {
        id: 'parcels',
        kinds: ['parcel'],
        title: 'Parcels',
        clauses: [
          `We carry parcels up to ${facts.parcelStandard} and long items up to ${facts.parcelLong}, in either case weighing no more than ${facts.parcelWeight}.`,
          `${facts.isInsured ? `The cargo is insured up to ${facts.parcelInsurance}. ` : ''}State the true value of the parcel in the order: any compensation is worked out from it. If you leave it out, you will need to prove the value if damage occurs. We accept a parcel of higher value only by written agreement beforehand.`,
          'Hand the parcel over packed so as to withstand ordinary carriage by car and marked with the recipient’s name. Give us the recipient’s telephone number too.',
          facts.handing,
          'We do not carry dangerous or explosive substances, weapons or ammunition, narcotics, money or valuables, unaccompanied live animals, or things whose possession or carriage is forbidden by law. On reasonable suspicion the driver may ask to see the contents or refuse the parcel.',
          // Claims (parcel): parcels are handed over against a signature.
          'The recipient confirms receipt with a signature. If we cannot reach the recipient, we get in touch with you; a second delivery or the return of the parcel is at your expense unless we caused the obstacle.',
          'Report visible damage on receipt, and hidden damage without undue delay once you find it. Statutory periods are not shortened by this.',
          'We are liable for the parcel by law from taking it over until handing it over, unless the damage was caused by the sender, the recipient, defective packing or the nature of the parcel.',
        ],
      },
      {
        id: 'experiences-and-extras',
        title: '[experience?Experiences and extras][!experience?Extras]',
        clauses: [
          '[experience?The programme, length and variants of an experience, and what the price does and does not include, are given on its page. Entry fees and meals are included only where the page says so.]',
          '[experience?An experience is transport with a programme along the route. It does not include accommodation.]',
          // Claims (experience): another place, or a lower price, where one is closed.
          '[experience?If a place on the route is closed or cannot be reached, we suggest one of equal worth. If that does not suit you, you are entitled to a fair reduction.]',
          ...(facts.offersExtras
            ? [
                // Claims (extras): what the extras are.
                'Extras are ticked in the order. Wi-Fi depends on signal; a brief outage is not a defect of the transport.',
              ]
            : []),
          ...(facts.servesAlcohol
            ? [
                'Alcohol is served only to persons aged 16 or over, spirits to those aged 18 or over. The driver may ask for proof of age and, without it, refuse to hand over the bottle. We return the price of what was not served.',
              ]
            : []),
        ],
      },
      {
        id: 'liability',
        title: 'Our liability and complaints',
        clauses: [
          'We are responsible for carrying you with professional care, safely and to the extent agreed. We are liable for damage under Austrian law, above all the Civil Code (ABGB) and the Railway and Motor Vehicle Liability Act (EKHG). Nothing in these terms limits our liability for personal injury, for damage caused intentionally or by gross negligence, your statutory warranty or the rights the KSchG gives a consumer.',
          // Claims: another car in place of yours.
          'If we cannot carry out the ride for a reason on our side, you pay nothing and we return what you have paid. We offer you another car if one is available. Your claim to damages remains.',
          'If we are late for a reason on our side and the ride thereby loses its purpose for you, you may refuse it free of charge.',
          'The length of a ride is an estimate based on usual traffic. If you have a plane, a train or a meeting to catch, leave time to spare when you choose the time of pickup; we are glad to advise.',
          'If transport is prevented by an extraordinary event that neither side could foresee or avert, such as a flood, the closure of an airport or an official ban, neither owes the other anything; we return a price already paid unless we agree on another date.',
          // Claims: an answer to complaints within 30 days.
          'Make a complaint as soon as you can, preferably by email with the order number. We acknowledge it, and answer a consumer without undue delay, within 30 days at the latest.',
        ],
      },
      {
        id: 'consumers',
        title: 'Withdrawal and consumer disputes',
        clauses: [
          'The Austrian Distance Selling Act (FAGG) gives no 14-day right to withdraw from contracts for the carriage of passengers (section 1(2) FAGG).[parcel&experience? Nor is there one for the carriage of parcels and for experiences with an agreed date (section 18(1)(10) FAGG).][parcel&!experience? Nor is there one for the carriage of parcels on an agreed date (section 18(1)(10) FAGG).][!parcel&experience? Nor is there one for experiences with an agreed date (section 18(1)(10) FAGG).]',
          'In its place you have the right to cancel free of charge under article {article:cancellation}. Rights that arise from a breach of contract on our side are not affected.',
          'Should we, exceptionally, agree on a service with no set date, such as a gift voucher, your right to withdraw within 14 days of making the contract is preserved.',
          `If something has disappointed you, please write to us first at ${mailLink(facts)}. Most things can be settled by talking.`,
          'A consumer dispute that we cannot settle between us may be brought before the Austrian conciliation body for consumer transactions (Schlichtung für Verbrauchergeschäfte): <a href="https://www.verbraucherschlichtung.at" rel="noopener">www.verbraucherschlichtung.at</a>, Mariahilfer Straße 103/1/18, 1060 Wien. We then tell you whether we take part in proceedings (section 19 of the Alternative Dispute Resolution Act).',
          'Your right to go to court is not affected. A consumer who lives or works in Austria is sued only there (section 14 KSchG).',
        ],
      },
      {
        id: 'final-provisions',
        title: 'Final provisions',
        clauses: [
          'The contract is governed by Austrian law, in particular the Civil Code (ABGB). A consumer resident in another state of the European Union keeps the protection of the mandatory rules of that state.',
          'How we handle personal data is described on the <a href="/en/personal-data-protection">Personal data protection</a> page.',
          'An order is governed by the terms in force on the day it is sent. Later changes do not touch contracts already made. Every version stays on this website at an address of its own, and the order page leads to the one that applies to it.',
          ...(locales.length > 1
            ? [
                'The terms are issued in German and in English. Where they differ, the German text decides; a reading more favourable to a consumer prevails.',
              ]
            : []),
          'If a provision is invalid, the others remain in force.',
          `These terms are in force from ${facts.termsFrom}.${facts.rulesSince === facts.termsFrom ? '' : ` The rules on when an order binds, how it is changed and cancelled and who is responsible for correct details have been the same since ${facts.rulesSince}.`}`,
        ],
      },
    ],
  }
}
