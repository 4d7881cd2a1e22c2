import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

// Made-up persons and firms of twelve countries, in the notations of their public formats. Numbers are those that the
// countries keep for examples, or stand for none.

type Field = 'phone' | 'zip' | 'vat' | 'companyId' | 'name' | 'street' | 'email'

/** What becomes of a typed text, and why it is right. `right` is what is stored; `asks` is what the form offers instead. */
export type Line = { field: Field; typed: string; why: string; country: string } & (
  | { right: string }
  | { asks: string }
  | { refused: string }
)

type Country = {
  /** National numbers without the trunk zero, one of a mobile first. */
  phones: readonly string[]
  code: string
  /** Postal codes as they are written, and as many that the country does not have. */
  zips: readonly string[]
  notZips: readonly string[]
  /** VAT numbers without the prefix; null where firms have none of a known form. */
  vat: { prefix: string; numbers: readonly string[] } | null
  names: readonly string[]
  streets: readonly string[]
}

/** Twelve countries from which guests come. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  CZ: {
    code: '420',
    phones: ['777123456', '601234567', '224123456', '542123456'],
    zips: ['110 00', '602 00', '796 01', '360 01'],
    notZips: ['811 01', '1100', '999 99', '110 000'],
    vat: { prefix: 'CZ', numbers: ['27082440', '25123891', '8501011234'] },
    names: ['Jana Ukázková', 'Řehoř Ďáblík', 'Ing. Petr Šťastný, Ph.D.', 'Ivo Ů'],
    streets: ['Dlouhá 12', 'Na Příkopě 14/820', 'náměstí Míru 5', '28. října 3a'],
  },
  SK: {
    code: '421',
    phones: ['905123456', '911234567', '252123456', '552123456'],
    zips: ['811 01', '040 01', '974 01', '911 01'],
    notZips: ['110 00', '8110', '711 01', '811 010'],
    vat: { prefix: 'SK', numbers: ['2020273893', '2022749619'] },
    names: ['Ľubomír Vzorový', 'Žofia Ukážková', 'Ján Ďurčo', 'Mária Kráľová'],
    streets: ['Dunajská 7', 'Námestie slobody 1', 'Hlavná 22/B', 'Štúrova 3'],
  },
  DE: {
    code: '49',
    phones: ['15123456789', '1711234567', '3012345678', '8912345678'],
    zips: ['10115', '80331', '01067', '20095'],
    notZips: ['1011', '101155', 'SW1A 1AA', '10 11'],
    vat: { prefix: 'DE', numbers: ['136695976', '811569869'] },
    names: ['Jürgen Müller-Weiß', 'Dr. Käthe Schön', 'Uwe Groß', 'Anna von der Höhe'],
    streets: ['Hauptstraße 5', 'Unter den Linden 77', 'Platz der Republik 1', 'Ringstr. 12b'],
  },
  AT: {
    code: '43',
    phones: ['6641234567', '6761234567', '12345678', '316123456'],
    zips: ['1010', '5020', '8010', '6020'],
    notZips: ['0101', '10101', '101', '110 00'],
    vat: { prefix: 'AT', numbers: ['U13585627', 'U12345678'] },
    names: ['Franz Österreicher', 'Mag. Eva Grün', 'Heidi Bäck', 'Leopold Weiss'],
    streets: ['Kärntner Straße 3/12', 'Graben 21', 'Mariahilfer Str. 100', 'Am Hof 2'],
  },
  PL: {
    code: '48',
    phones: ['601234567', '512345678', '221234567', '123456789'],
    zips: ['00-001', '31-042', '50-107', '80-831'],
    notZips: ['0-001', '00-0011', '110', 'AB-123'],
    vat: { prefix: 'PL', numbers: ['8567346215', '1234563218'] },
    names: ['Łukasz Przykładowy', 'Małgorzata Źdźbło', 'Świętosława Nowak', 'Paweł Ćwik'],
    streets: ['ul. Długa 4/6', 'Rynek Główny 1', 'al. Jerozolimskie 65', 'plac Wolności 3'],
  },
  GB: {
    code: '44',
    phones: ['7700900123', '7700900456', '2079460958', '1632960123'],
    zips: ['SW1A 1AA', 'M1 1AE', 'EC1A 1BB', 'B33 8TH'],
    notZips: ['110 00', 'SW1A', '1AA SW1A', '12345'],
    vat: { prefix: 'GB', numbers: ['980780684', '123456789012'] },
    names: ["Siobhán O'Neill", 'Mary-Jane Smith', 'Dr James Example', 'Li Wei'],
    streets: ['10 Example Street', 'Flat 2, 5 High Rd', 'The Old Mill', '221B Sample Lane'],
  },
  FR: {
    code: '33',
    phones: ['612345678', '712345678', '123456789', '491234567'],
    zips: ['75001', '69002', '13001', '06000'],
    notZips: ['7500', '750011', 'F-7500', 'AB123'],
    vat: { prefix: 'FR', numbers: ['40303265045', 'K7399859412'] },
    names: ['Éloïse Durand', 'François L’Hôte', 'Jean-Noël Père', 'Zoé Lefèvre'],
    streets: ['5 rue de l’Exemple', '12 bis avenue Foch', '1 place d’Armes', '3 quai du Port'],
  },
  IT: {
    code: '39',
    phones: ['3471234567', '3331234567', '0612345678', '0212345678'],
    zips: ['00118', '20121', '50123', '80121'],
    notZips: ['0011', '001180', 'AB118', '1'],
    vat: { prefix: 'IT', numbers: ['00743110157', '12345678901'] },
    names: ['Niccolò Esempio', 'Lucia D’Angelo', 'Andrea De Rosa', 'Eleonora Fò'],
    streets: ['Via Roma 1', 'Piazza del Duomo 3/A', 'Corso Italia 20', 'Viale Europa 7'],
  },
  ES: {
    code: '34',
    phones: ['612345678', '722345678', '912345678', '932345678'],
    zips: ['28001', '08001', '41001', '46001'],
    notZips: ['99001', '2800', '280011', '00100'],
    vat: { prefix: 'ES', numbers: ['B58378431', 'X5910266W'] },
    names: ['José Muñoz Núñez', 'María Peña', 'Íñigo Ejemplo', 'Ana de la Cruz'],
    streets: ['Calle Mayor 5, 2º', 'Plaza de España 1', 'Av. de América 12', 'Paseo del Prado 8'],
  },
  NL: {
    code: '31',
    phones: ['612345678', '687654321', '201234567', '101234567'],
    zips: ['1011 AB', '3011 ED', '9711 LM', '2511 CV'],
    notZips: ['1011', '0111 AB', '1011 ABC', '10 AB'],
    vat: { prefix: 'NL', numbers: ['004495445B01', '123456789B01'] },
    names: ['Jan van den Berg', 'Anneke de Vriés', 'Willem ten Kate', 'IJsbrand Mulder'],
    streets: ['Damrak 1', 'Lange Voorhout 74-B', 'Oude Gracht 3 hs', "'s-Gravendijkwal 5"],
  },
  HU: {
    code: '36',
    phones: ['201234567', '301234567', '12345678', '52123456'],
    zips: ['1011', '6720', '4024', '9021'],
    notZips: ['0101', '10111', '101', '110 00'],
    vat: { prefix: 'HU', numbers: ['12892312', '12345678'] },
    names: ['Nagy Győző', 'Szűcs Örs', 'Kovács Ágnes', 'Tóth Éva'],
    streets: ['Fő utca 1', 'Andrássy út 60.', 'Kossuth tér 1-3', 'Váci u. 12'],
  },
  US: {
    code: '1',
    phones: ['2125550123', '2025550123', '4155550123', '3125550199'],
    zips: ['10001', '94105', '60601', '10118-0001'],
    notZips: ['1000', '100011', 'SW1A 1AA', '1000A'],
    vat: null,
    names: ['John Q. Sample', 'Mary Ann Example Jr.', 'DeShawn O’Test', 'Ana-Lucía Diaz'],
    streets: ['1600 Sample Ave NW', '350 5th Ave, Fl 20', 'PO Box 12', '1 Main St #4'],
  },
}

/** Every line about the persons of these countries. */
export function personLines(): Line[] {
  return Object.entries(COUNTRIES).flatMap(([country, one]) => [
    ...phoneLines(country, one),
    ...zipLines(country, one),
    ...vatLines(country, one),
    ...textLines(country, 'name', one.names),
    ...textLines(country, 'street', one.streets),
  ])
}

const DOMAINS = ['gmail.com', 'seznam.cz', 'outlook.com', 'icloud.com', 'yahoo.com'] as const

/** E-mail addresses: right ones, slips in common domains, and none. */
export function emailLines(): Line[] {
  const line = { field: 'email', country: 'CZ' } as const
  return DOMAINS.flatMap((domain): Line[] => {
    const right = `jana.ukazkova@${domain}`
    const [name = '', end = ''] = domain.split('.')
    const slips = [
      `${name.slice(1, 2)}${name.slice(0, 1)}${name.slice(2)}.${end}`,
      `${name}${name.slice(-1)}.${end}`,
      `${name.slice(0, 2)}${name.slice(3)}.${end}`,
      `${name.slice(0, -1)}q.${end}`,
    ]
    const none = [
      right.replace('@', ''),
      `jana nova @${domain}`,
      right.replace('.', '..'),
      `@${domain}`,
    ]
    return [
      { ...line, typed: right, why: 'as it is written', right },
      { ...line, typed: ` ${right} `, why: 'with spaces around it', right },
      { ...line, typed: `${right}.`, why: 'the end of a sentence', right },
      { ...line, typed: `${right},`, why: 'the comma of a list', right },
      { ...line, typed: `mailto:${right}`, why: 'copied from a link', right },
      { ...line, typed: `Jana Ukázková <${right}>`, why: 'copied from a mail', right },
      { ...line, typed: right.replace('@', ' @ '), why: 'spaces about the @', right },
      { ...line, typed: right.replace('@', '＠'), why: 'of full width', right },
      { ...line, typed: `\u202a${right}\u202c`, why: 'copied from a chat', right },
      {
        ...line,
        typed: right.replace('jana', 'jána'),
        why: 'no address has an accent',
        asks: right,
      },
      { ...line, typed: `jana.ukazkova@${name}`, why: 'no ending', asks: right },
      { ...line, typed: `${right}, jan@${domain}`, why: 'two addresses', refused: 'email' },
      ...slips.map((slip) => ({
        ...line,
        typed: `jana.ukazkova@${slip}`,
        why: 'a slip of one letter',
        asks: right,
      })),
      ...none.map((typed) => ({ ...line, typed, why: 'no address', refused: 'email' })),
    ]
  })
}

/** Czech company numbers with their check digit, and with every other one. */
export function companyLines(): Line[] {
  const line = { field: 'companyId', country: 'CZ' } as const
  return ['27082440', '25123891', '00177041', '25380141'].flatMap((id): Line[] => [
    { ...line, typed: id, why: 'as it is stored', right: id },
    {
      ...line,
      typed: `${id.slice(0, 3)} ${id.slice(3, 5)} ${id.slice(5)}`,
      why: 'spaced',
      right: id,
    },
    ...'0123456789'.split('').flatMap((digit): Line[] => {
      const typed = id.slice(0, 7) + digit
      const refused = { ...line, typed, why: 'a wrong check digit', refused: 'companyId' }
      return typed === id ? [] : [refused]
    }),
    { ...line, country: 'DE', typed: 'HRB 12345', why: 'a German register', right: 'HRB 12345' },
    { ...line, country: 'US', typed: '', why: 'a firm without a number', right: '' },
    { ...line, typed: '', why: 'a Czech firm has one', refused: 'companyId' },
  ])
}

function textLines(country: string, field: 'name' | 'street', texts: readonly string[]): Line[] {
  return texts.flatMap((right): Line[] => [
    { field, country, typed: right, why: 'as it is written', right },
    { field, country, typed: `  ${right}  `, why: 'with spaces around it', right },
    { field, country, typed: right.replaceAll(' ', '  '), why: 'with two spaces', right },
    { field, country, typed: right.normalize('NFD'), why: 'with letters in parts', right },
    { field, country, typed: `${right}\n`, why: 'with a line behind it', right },
  ])
}

/** Telephone numbers: with the code of their country in each notation, as at home, and with an extension. */
function phoneLines(country: string, { code, phones }: Country): Line[] {
  const field = 'phone' as const
  return phones.flatMap((number): Line[] => {
    const e164 = `+${code}${number}`
    const known = parsePhoneNumberFromString(e164)
    if (known?.number !== e164) throw new Error(`${e164} is no number of ${country}`)
    const international = known.formatInternational()
    const [, ...groups] = international.split(/[ -]/)
    const rest = groups.join(' ')
    const ofHome: [string, string][] = [
      [`+${code} (0)${rest}`, 'the zero of home in brackets'],
      [`+${code} 0${rest}`, 'the zero of home'],
    ]
    const notations: [string, string][] = [
      [e164, 'as it is stored'],
      [international, 'as its country groups it'],
      [`00${code} ${rest}`, '00 is the plus'],
      [`00${code}${number}`, '00 without spaces'],
      [` ${international.replaceAll(' ', '  ')} `, 'with spaces too many'],
      [international.replaceAll(' ', '\u00a0'), 'with spaces that do not break'],
      [`+${code} ${groups.join('-')}`, 'with hyphens'],
      [`+${code}.${groups.join('.')}`, 'with dots'],
      [`+${code}/${rest.replaceAll(' ', '')}`, 'the code before a slash'],
      [`(+${code}) ${rest}`, 'the code in brackets'],
      [`+${code} (${groups[0] ?? ''}) ${groups.slice(1).join(' ')}`, 'the area in brackets'],
      [`\u202a${international}\u202c`, 'copied from contacts'],
      [`tel:${e164}`, 'copied from a link'],
      [`Tel.: ${international}.`, 'copied from a signature'],
      [`${international}, `, 'a comma behind it'],
      [international.replace(/\d/g, fullWidth).replace('+', '＋'), 'of full width'],
      [`+${code}−${groups.join('−')}`, 'with minus signs'],
      ...(['39', '1', '36', '420'].includes(code) ? [] : ofHome),
    ]
    const refused: [string, string, string][] = [
      [`${international} ext. 12`, 'phoneExtension', 'an extension reaches nobody'],
      [`${international} kl. 3`, 'phoneExtension', 'a Czech extension'],
      [`${international}x45`, 'phoneExtension', 'an extension without a space'],
      [`${international} Durchwahl 4`, 'phoneExtension', 'a German extension'],
      [`${international} / ${international}`, 'phoneTwo', 'two numbers'],
      [`${international}, ${rest}`, 'phoneTwo', 'two numbers, one without a code'],
      [`${international} nebo ${international}`, 'phoneTwo', 'two numbers in a sentence'],
      [`${e164} ${e164}`, 'phoneTwo', 'two numbers beside each other'],
      [`${international} a večer`, 'phoneInvalid', 'words are no number'],
      [`+999 ${rest}`, 'phoneInvalid', 'no country has the code'],
    ]
    return [
      ...notations.map(([typed, why]) => ({ field, country, typed, why, right: e164 })),
      ...refused.map(([typed, error, why]) => ({ field, country, typed, why, refused: error })),
      ...atHome(country, known.formatNational(), e164),
    ]
  })
}

function fullWidth(digit: string): string {
  return String.fromCodePoint(0xff10 + Number(digit))
}

/** The number as its people write it at home: ours is taken, one of another country is offered with its code. */
function atHome(country: string, national: string, e164: string): Line[] {
  const line = { field: 'phone', country } as const
  const all = [national, national.replace(/[\s()-]/g, ''), national.replaceAll(' ', '.')]
  return all.map((typed) =>
    country === 'CZ'
      ? { ...line, typed, why: 'at home in the market', right: e164 }
      : { ...line, typed, why: 'at home abroad', asks: e164 },
  )
}

function zipLines(country: string, { zips, notZips }: Country): Line[] {
  const field = 'zip' as const
  const stored = (zip: string) => (['CZ', 'SK'].includes(country) ? zip.replace(' ', '') : zip)
  return [
    ...zips.flatMap((zip): Line[] => [
      { field, country, typed: zip, why: 'as its country writes it', right: stored(zip) },
      {
        field,
        country,
        typed: ` ${zip.toLowerCase()} `,
        why: 'in small letters',
        right: stored(zip),
      },
      {
        field,
        country,
        typed: zip.replace(' ', '\u00a0'),
        why: 'no break in it',
        right: stored(zip),
      },
      { field, country, typed: zip.replace(' ', ''), why: 'without its gap', right: stored(zip) },
      {
        field,
        country,
        typed: zip.replace(/\d/g, fullWidth),
        why: 'of full width',
        right: stored(zip),
      },
    ]),
    ...notZips.map((zip) => ({
      field,
      country,
      typed: zip,
      why: 'of no place there',
      refused: 'zip',
    })),
  ]
}

function vatLines(country: string, { vat }: Country): Line[] {
  const field = 'vat' as const
  if (!vat)
    return [{ field, country, typed: '12-3456789', why: 'its own form', right: '12-3456789' }]
  return vat.numbers.flatMap((number): Line[] => {
    const right = vat.prefix + number
    const spaced = number.replace(/(...)/g, '$1 ').trim()
    return [
      { field, country, typed: right, why: 'as it is stored', right },
      { field, country, typed: right.toLowerCase(), why: 'in small letters', right },
      { field, country, typed: `${vat.prefix} ${spaced}`, why: 'with spaces', right },
      {
        field,
        country,
        typed: `${vat.prefix}-${spaced.replaceAll(' ', '.')}`,
        why: 'with dots',
        right,
      },
      { field, country, typed: number, why: 'without the code of the country', right },
      { field, country, typed: right.replace(/\d/g, fullWidth), why: 'of full width', right },
      { field, country, typed: `VAT ID: ${right}`, why: 'with what it is', right },
      { field, country, typed: `${vat.prefix}: ${number}`, why: 'with a colon', right },
      { field, country, typed: `${right}00000`, why: 'too long', refused: 'vat' },
      { field, country, typed: right.slice(0, -4), why: 'too short', refused: 'vat' },
      { field, country, typed: `XX${number}`, why: 'of no country', refused: 'vat' },
    ]
  })
}
