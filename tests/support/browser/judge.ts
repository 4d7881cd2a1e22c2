import type { Page } from 'playwright/test'
import { violations } from './axe.ts'
import { faultsOnPaper, PAPER, sheetsOf } from './paper.ts'
import {
  bareClasses,
  cutTexts,
  ENLARGED,
  greedyBars,
  overlaps,
  setTextSize,
  sidewaysScroll,
  smallTargets,
  spaceText,
  unspaceText,
} from './room.ts'
import { treeFaults } from './tree.ts'
import { typeScaleFaults } from './type-scale.ts'
import { WIDTHS, WIDTHS_OF_WORDS, widthFaults } from './widths.ts'
import { isWhole } from '../length.ts'

const DESKTOP = { width: 1280, height: 720 }
const LARGE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

type Kind = {
  /** The sizes for all rules; both when left out. */
  sizes?: readonly ('desktop' | 'phone')[]
  /** The size at which the colours of the dark theme are checked; it changes nothing else. */
  darkOn?: 'desktop' | 'phone'
  /** Only the home page has a headline larger than every other title. */
  isHome?: boolean
  /** Maximum number of printed sheets. */
  mostSheets?: number | undefined
  /** Maximum height in screens of a phone. */
  mostScreens?: number
  /**
   * Type, paper and what axe reads beside colours are checked in the first language, paper in the other one only with a
   * bound of its own; there the widths are those that depend on words. The long proofs ask everything of both.
   */
  isSecondLanguage?: boolean
  /** A state consists of parts of pages, which are themselves checked for type, widths and paper. */
  isState?: boolean
}
/** Records the findings of a check, with the place of the check. */
type Note = (where: string, faults: string[]) => void

/**
 * All problems with the look, sound and use of an open page: on desktop, phone and paper, enlarged and at all widths.
 * Does not reload the page.
 */
export async function judge(page: Page, kind: Kind = {}): Promise<string[]> {
  const found: string[] = []
  const note: Note = (where, faults) => {
    for (const fault of faults) found.push(`${where}: ${fault}`)
  }
  const { isHome = false, isSecondLanguage = false, isState = false, mostSheets } = kind
  const isAsked = !isSecondLanguage && !isState
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  note('no style', await bareClasses(page))
  const { sizes = ['desktop', 'phone'] } = kind
  if (sizes.includes('desktop')) await judgeOnDesktop(page, kind, note)
  if (sizes.includes('phone')) await judgeOnPhone(page, kind, note)
  await judgeRoom(page, note)
  if (isAsked || isHome) await judgeType(page, kind, note)
  const widths = isSecondLanguage && !isWhole ? WIDTHS_OF_WORDS : WIDTHS
  if (!isState) note('width', await widthFaults(page, widths))
  if (isAsked || mostSheets !== undefined) await judgeOnPaper(page, kind, note)
  return found
}

async function judgeOnDesktop(page: Page, kind: Kind, note: Note): Promise<void> {
  await page.setViewportSize(DESKTOP)
  const isShort = kind.isSecondLanguage && !isWhole
  note('axe, desktop', await violations(page, isShort ? 'colours' : 'everything'))
  note('tree, desktop', await treeFaults(page))
  if (kind.darkOn === 'desktop') note('dark', await coloursOfNight(page))
}

async function judgeOnPhone(page: Page, kind: Kind, note: Note): Promise<void> {
  await page.setViewportSize(PHONE)
  note('axe, phone', await violations(page))
  note('tree, phone', await treeFaults(page))
  if (kind.darkOn === 'phone') note('dark', await coloursOfNight(page))
  note('in a hurry', await smallTargets(page))
}

async function judgeType(page: Page, kind: Kind, note: Note): Promise<void> {
  await page.setViewportSize(LARGE)
  note('type, large', await typeScaleFaults(page, kind.isHome ?? false))
  await page.setViewportSize(PHONE)
  note('type, phone', await typeScaleFaults(page, kind.isHome ?? false))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const most = (kind.mostScreens ?? Infinity) * PHONE.height
  note('phone', height > most ? [`${height} px high, more than ${most}`] : [])
}

async function coloursOfNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await violations(page, 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/** The page enlarged to 400 %, then with the text spacing of WCAG, then with text twice as large. */
async function judgeRoom(page: Page, note: Note): Promise<void> {
  await page.setViewportSize(ENLARGED)
  note('enlarged', await sidewaysScroll(page))
  note('enlarged', await greedyBars(page))
  await spaceText(page)
  note('spaced', await sidewaysScroll(page))
  note('spaced', await cutTexts(page))
  note('spaced', await overlaps(page))
  await page.setViewportSize(DESKTOP)
  note('spaced, desktop', await overlaps(page))
  await unspaceText(page)
  await setTextSize(page, 200)
  note('text at 200 %', await sidewaysScroll(page))
  note('text at 200 %', await cutTexts(page))
  note('text at 200 %', await overlaps(page))
  await setTextSize(page, 100)
}

async function judgeOnPaper(page: Page, { mostSheets }: Kind, note: Note): Promise<void> {
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  note('paper', await faultsOnPaper(page))
  const sheets = mostSheets === undefined ? 0 : await sheetsOf(page)
  note('paper', sheets > (mostSheets ?? 0) ? [`${sheets} sheets`] : [])
}
