import type { Asked, CarrierWords } from './carrier-words-type.ts'

const OF: Record<Asked, string> = { request: 'Anfrage', order: 'Bestellung' }

export const de: CarrierWords = {
  held: 'Sieht nach einem Roboter aus: Der Kunde hat noch nichts erhalten, Ihre Entscheidung steht aus.',
  heldMessage: 'Sieht nach einem Roboter aus und wartet auf Ihre Entscheidung.',
  note: 'Anmerkung',
  atDesk: 'In der Leitstelle öffnen',
  elsewhere:
    'Über die Bestellung entscheidet Ihr System: Bestätigen und ändern Sie sie dort, auch die Zahlungen.',
  canDo: 'Was Sie tun können',
  examples:
    'Preise, Zeiten, Gründe und Fahrer in den Befehlen sind Beispiele: Bitte ersetzen Sie sie, bevor Sie einen Befehl ausführen.',
  unanswered: {
    subject: (subject) => `Unbeantwortet: ${subject}`,
    heading: 'Der Kunde wartet auf eine Antwort',
    lead: (of) => `Diese ${OF[of]} hat noch niemand beantwortet.`,
  },
  driverless: {
    heading: 'Die Fahrt hat keinen Fahrer',
    lead: (when) => `Der Fahrt (${when}) ist noch kein Fahrer zugeteilt.`,
  },
  speaks: {
    cs: 'Der Kunde spricht Tschechisch: Bitte schreiben Sie ihm auf Tschechisch.',
    en: 'Der Kunde spricht Englisch: Bitte schreiben Sie ihm auf Englisch.',
    de: 'Der Kunde spricht Deutsch.',
  },
  payment: (method) => `Zahlung: ${method}.`,
  paymentWish: (method) => `Zahlungswunsch: ${method}.`,
  usual: (price) => `Preis einer solchen Fahrt: ${price}.`,
  // Of today it is the time alone.
  answerBy: (end) => `Bitte antworten Sie bis ${/^[\d:]+$/.test(end) ? `${end}\u00a0Uhr` : end}.`,
  received: (of, number) =>
    of === 'request'
      ? { heading: 'Neue Anfrage', lead: `Anfrage ${number} wartet auf Ihren Preis.` }
      : { heading: 'Neue Bestellung', lead: `Bestellung ${number} wartet auf Ihre Bestätigung.` },
  accept: (number) => ({
    heading: 'Angebot angenommen',
    lead: `Der Kunde hat das Angebot zur Anfrage ${number} angenommen. Die Bestellung ist verbindlich.`,
  }),
  decline: (number) => ({
    heading: 'Angebot abgelehnt',
    lead: `Der Kunde hat das Angebot zur Anfrage ${number} abgelehnt.`,
  }),
  correctEmail: (of, number, email) => ({
    heading: 'E-Mail-Adresse berichtigt',
    lead: `Der Kunde hat seine E-Mail-Adresse zur ${OF[of]} ${number} berichtigt. Bitte schreiben Sie an ${email} und nicht mehr an die frühere Adresse.`,
  }),
  tellPlace: (of, number) => ({
    heading: 'Ort ergänzt',
    lead: `Straße oder Hotel ${OF[of]} ${number} wurde ergänzt:`,
  }),
  untold:
    'Straße oder Hotel sind noch nicht bekannt; der Kunde kann sie auf der Seite der Bestellung ergänzen:',
  requestCancel: (of, number, fee, until) => ({
    heading: 'Storno erbeten',
    lead: `Der Kunde bittet um Storno der ${OF[of]} ${number} und hat der Gebühr von ${fee} zugestimmt. Ohne Antwort wird sie storniert: ${until}.`,
  }),
  requestChange: (of, number) => ({
    heading: 'Änderung erbeten',
    lead: `Der Kunde bittet um eine Änderung der ${OF[of]} ${number}:`,
  }),
  quoted: (message) => `„${message}“`,
  replaces: 'Das ersetzt seinen früheren Wunsch, den Sie noch nicht beantwortet haben.',
  acceptChange: (of, number) => ({
    heading: 'Änderung angenommen',
    lead: `Der Kunde hat die Änderung der ${OF[of]} ${number} angenommen. Unten steht, was jetzt gilt.`,
  }),
  grantedChange: (of, number) => ({
    heading: 'Die Änderung gilt',
    lead: `Sie haben dem Wunsch unverändert zugestimmt, er gilt ab sofort: ${OF[of]} ${number}. Unten steht der neue Stand.`,
  }),
  declineChange: (of, number) => ({
    heading: 'Änderung abgelehnt',
    lead: `Der Kunde hat die Änderung der ${OF[of]} ${number} abgelehnt. Sie bleibt, wie sie war.`,
  }),
  cancel: (of, number) => ({
    heading: of === 'request' ? 'Anfrage storniert' : 'Bestellung storniert',
    lead: `Der Kunde hat die ${OF[of]} ${number} storniert.`,
  }),
  fee: (amount) => (amount === null ? 'Kostenlos.' : `Sie verrechnen ihm ${amount}.`),
  message: {
    heading: 'Nachricht von der Website',
    subject: (about) => `Nachricht von der Website: ${about}`,
    from: 'Absender',
    name: 'Name',
    email: 'E-Mail',
  },
  contact: { phone: 'Telefon', subject: 'Betreff', message: 'Nachricht', text: 'Text' },
}
