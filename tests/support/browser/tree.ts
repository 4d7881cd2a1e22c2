import type { CDPSession, Page } from 'playwright/test'

/** A control as the page shows it. */
type Control = {
  field: string
  /** The words that people see on it or beside it, and would say to press it. */
  words: string
  /** What pressing it does: two controls that differ in it are two. */
  leadsTo: string
}

/** What assistive technology is told of an element, in the order of reading. */
export type TreeNode = {
  role: string
  name: string
  description: string
  states: ReadonlyMap<string, string>
  control: Control | null
}

const MARK = 'data-control'
const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'region', 'form'])

/** Chromium's whole accessibility tree without what it ignores. */
export async function readTree(page: Page): Promise<TreeNode[]> {
  const controls = await page.evaluate(markControls, MARK)
  const session = await page.context().newCDPSession(page)
  const marks = await readMarks(session)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const read = (id: string): TreeNode[] => {
    const node = byId.get(id)
    if (!node) return []
    const below = (node.childIds ?? []).flatMap(read)
    if (node.ignored) return below
    const mark = marks.get(node.backendDOMNodeId ?? 0)
    const states = (node.properties ?? []).map(({ name, value }): [string, string] => [
      name,
      String(value.value),
    ])
    const own: TreeNode = {
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      states: new Map(states),
      control: mark === undefined ? null : (controls[mark] ?? null),
    }
    return [own, ...below]
  }
  return read(nodes[0]?.nodeId ?? '')
}

/** Numbers the controls that are shown, so that they are found again in the tree. */
function markControls(mark: string): Control[] {
  const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden]'),
  )
  const leadsTo = (element: HTMLElement, index: number) => {
    if (element instanceof HTMLAnchorElement) return element.href
    if (!(element instanceof HTMLButtonElement)) return String(index)
    const { name, value, popoverTargetElement, form } = element
    const intent = form?.querySelector<HTMLInputElement>('[name=intent][type=hidden]')?.value
    return [form?.id, intent, name, value, popoverTargetElement?.id].join(' ')
  }
  for (const old of document.querySelectorAll(`[${mark}]`)) old.removeAttribute(mark)
  return shown.map((element, index) => {
    element.setAttribute(mark, String(index))
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    const wording = isField ? element.labels?.[0] : element
    return {
      field: isField ? element.name : '',
      words: wording?.innerText ?? '',
      leadsTo: leadsTo(element, index),
    }
  })
}

/** The numbers of controls by the ids that the tree knows their elements by. */
async function readMarks(session: CDPSession): Promise<Map<number, number>> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const marks = new Map<number, number>()
  const open = [root]
  for (let node = open.pop(); node; node = open.pop()) {
    const at = node.attributes?.indexOf(MARK) ?? -1
    if (at >= 0) marks.set(node.backendNodeId, Number(node.attributes?.[at + 1]))
    open.push(...(node.children ?? []))
  }
  return marks
}

/** What somebody who hears the page or speaks to it would stumble over. */
export async function treeFaults(page: Page): Promise<string[]> {
  const nodes = await readTree(page)
  const controls = nodes.filter(({ control }) => control !== null)
  if (controls.length === 0) return ['no controls']
  return [
    ...controls.flatMap(unspeakable),
    ...ambiguous(controls),
    ...headingGaps(nodes),
    ...looseLandmarks(nodes),
    ...nodes.flatMap(wronglyWrong),
  ]
}

/** The words that are seen have to be in the name, as they stand there (WCAG 2.5.3). */
function unspeakable({ role, name, control }: TreeNode): string[] {
  const words = plain(control?.words ?? '')
  if (words !== '' && plain(name).includes(words)) return []
  return [`${role} "${name}" reads "${words}"`]
}

/** One name for two things leaves open which of them is meant. */
function ambiguous(controls: TreeNode[]): string[] {
  const first = new Map<string, string | undefined>()
  return controls.flatMap(({ role, name, control }) => {
    const key = `${role} "${plain(name)}"`
    if (!first.has(key)) first.set(key, control?.leadsTo)
    return first.get(key) === control?.leadsTo ? [] : [`${key} is two things`]
  })
}

function headingGaps(nodes: TreeNode[]): string[] {
  const levels = nodes
    .filter(({ role }) => role === 'heading')
    .map(({ states }) => Number(states.get('level')))
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
  const titles = levels.filter((level) => level === 1).length
  return [
    ...(titles === 1 ? [] : [`${titles} headings of the page`]),
    ...(gaps.length === 0 ? [] : [`a gap in the headings ${levels.join(' ')}`]),
  ]
}

/** A part of the page that can be jumped to has a name, and no other part has the same. */
function looseLandmarks(nodes: TreeNode[]): string[] {
  const found = nodes.filter(({ role }) => LANDMARKS.has(role))
  const keys = found.map(({ role, name }) => `${role} "${name}"`)
  const mains = ['banner', 'main', 'contentinfo'].filter(
    (wanted) => found.filter(({ role }) => role === wanted).length !== 1,
  )
  // A form without a name is not a landmark.
  const unnamed = found.filter(
    ({ role, name }) => (role === 'navigation' || role === 'region') && name === '',
  )
  const double = keys.filter((key, index) => !key.endsWith('""') && keys.indexOf(key) !== index)
  return [
    ...mains.map((role) => `not one ${role}`),
    ...unnamed.map(({ role }) => `a ${role} without a name`),
    ...double.map((key) => `two of ${key}`),
  ]
}

/** Only a field that says what is wrong with it is wrong. */
function wronglyWrong({ role, name, description, states }: TreeNode): string[] {
  const isWrong = (states.get('invalid') ?? 'false') !== 'false'
  return isWrong && description === '' ? [`${role} "${name}" is wrong and does not say why`] : []
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
