import { strToU8, zipSync } from 'fflate'
import { DAY } from '~/lib/duration'
import { decimal, element, toXml, type Xml } from '~/order/papers/isdoc/xml'
import type { Cell, Table } from '~/order/papers/month/csv'

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The number of a cell's style in `STYLES`. */
const STYLE = {
  text: '0',
  heading: '1',
  day: '2',
  amount: '3',
  thousandths: '4',
  count: '5',
} as const
/** A spreadsheet counts days from the end of 1899. */
const FIRST_DAY = Date.UTC(1899, 11, 30)

/**
 * Tables as sheets of a workbook (Office Open XML, ISO/IEC 29500): each cell says what it is, so no spreadsheet guesses.
 * A text stays one with its leading zeros and all of its digits, and is never a formula.
 */
export function toXlsx(tables: readonly Table[]): Uint8Array<ArrayBuffer> {
  const parts = {
    '[Content_Types].xml': contentTypes(tables),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': workbook(tables),
    'xl/_rels/workbook.xml.rels': relations([
      ...tables.map((_, at) => ['worksheet', sheetPath(at)] as const),
      ['styles', 'styles.xml'],
    ]),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(tables.map((table, at) => [`xl/${sheetPath(at)}`, sheet(table)])),
  }
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(toXml(xml))] as const)
  // The same tables are the same file, whenever they are asked for.
  return zipSync(Object.fromEntries(files), { level: 1, mtime: '2000-01-01T00:00:00' })
}

function sheetPath(at: number): string {
  return `worksheets/sheet${at + 1}.xml`
}

function contentTypes(tables: readonly Table[]): Xml {
  const part = (path: string, type: string) =>
    element('Override', [], { PartName: `/xl/${path}`, ContentType: `${MIME}.${type}+xml` })
  return element(
    'Types',
    [
      element('Default', [], {
        Extension: 'rels',
        ContentType: 'application/vnd.openxmlformats-package.relationships+xml',
      }),
      part('workbook.xml', 'sheet.main'),
      part('styles.xml', 'styles'),
      ...tables.map((_, at) => part(sheetPath(at), 'worksheet')),
    ],
    { xmlns: `${PACKAGE}/content-types` },
  )
}

function relations(targets: readonly (readonly [type: string, path: string])[]): Xml {
  return element(
    'Relationships',
    targets.map(([type, path], at) =>
      element('Relationship', [], { Id: `r${at + 1}`, Type: `${OFFICE}/${type}`, Target: path }),
    ),
    { xmlns: `${PACKAGE}/relationships` },
  )
}

function workbook(tables: readonly Table[]): Xml {
  const sheets = tables.map(({ name }, at) =>
    element('sheet', [], { name, sheetId: String(at + 1), 'r:id': `r${at + 1}` }),
  )
  return element('workbook', [element('sheets', sheets)], { xmlns: SHEET, 'xmlns:r': OFFICE })
}

const format = (numFmtId: string, fontId = '0') =>
  element('xf', [], { numFmtId, fontId, xfId: '0', applyNumberFormat: '1', applyFont: '1' })

const fill = (patternType: string) => element('fill', [element('patternFill', [], { patternType })])

/** 49 is text, 14 the short day of the reader's country, 4 an amount with two decimals, 1 a whole number. */
const STYLES = element(
  'styleSheet',
  [
    element('numFmts', [element('numFmt', [], { numFmtId: '164', formatCode: '0.000' })]),
    element('fonts', [element('font', []), element('font', [element('b', [])])]),
    // The first two are the format's own.
    element('fills', [fill('none'), fill('gray125')]),
    element('borders', [element('border', [])]),
    element('cellStyleXfs', [element('xf', [])]),
    element('cellXfs', [
      format('49'),
      format('49', '1'),
      format('14'),
      format('4'),
      format('164'),
      format('1'),
    ]),
    element('cellStyles', [
      element('cellStyle', [], { name: 'Normal', xfId: '0', builtinId: '0' }),
    ]),
  ],
  { xmlns: SHEET },
)

function sheet({ rows }: Table): Xml {
  const columns = rows[0]?.map((_, at) => widthOf(rows, at)) ?? []
  return element(
    'worksheet',
    [
      element('sheetViews', [
        element(
          'sheetView',
          [element('pane', [], { ySplit: '1', topLeftCell: 'A2', state: 'frozen' })],
          { workbookViewId: '0' },
        ),
      ]),
      element('cols', columns),
      element(
        'sheetData',
        rows.map((cells, at) =>
          element(
            'row',
            cells.map((cell) => written(cell, at === 0)),
          ),
        ),
      ),
      // Numbers that are names are texts on purpose: without this every one has a mark of a mistake.
      element('ignoredErrors', [
        element('ignoredError', [], { sqref: 'A1:AZ100000', numberStoredAsText: '1' }),
      ]),
    ],
    { xmlns: SHEET },
  )
}

const WIDEST = 40

function widthOf(rows: readonly Cell[][], at: number): Xml {
  const longest = rows.reduce((most, cells) => {
    const cell = cells[at]
    return Math.max(most, cell && 'text' in cell ? cell.text.length : 10)
  }, 0)
  const [column, width] = [String(at + 1), String(Math.min(WIDEST, longest) + 2)]
  return element('col', [], { min: column, max: column, width, customWidth: '1' })
}

function written(cell: Cell, isHeading: boolean): Xml {
  if (cell === null) return element('c', [])
  if ('text' in cell) {
    const text = element('t', cell.text, { 'xml:space': 'preserve' })
    const s = isHeading ? STYLE.heading : STYLE.text
    return element('c', [element('is', [text])], { s, t: 'inlineStr' })
  }
  const number = (style: string, value: string) => element('c', [element('v', value)], { s: style })
  if ('day' in cell) return number(STYLE.day, String((Date.parse(cell.day) - FIRST_DAY) / DAY))
  if ('count' in cell) return number(STYLE.count, String(cell.count))
  return 'amount' in cell
    ? number(STYLE.amount, decimal(cell.amount))
    : number(STYLE.thousandths, (cell.thousandths / 1_000).toFixed(3))
}
