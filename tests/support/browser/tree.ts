import type { CDPSession, Page } from 'playwright/test'

/** A visible control of the page. */
type Control = {
  field: string
  /** The visible words on it or beside it, which a speech user would say to press it. */
  words: string
  /** The effect of pressing it: controls with different effects are different. */
  leadsTo: string
}

/** The data of an element for assistive technology, in reading order. */
export type TreeNode = {
  role: string
  name: string
  description: string
  states: ReadonlyMap<string, string>
  control: Control | null
}

const MARK = 'data-control'
const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'region', 'form'])

/** Chromium's whole accessibility tree without ignored nodes. */
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

/** Numbers the visible controls, so that the tree can refer to them. */
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

/** The numbers of controls by their element ids in the tree. */
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

/** Problems of the page for screen reader and speech users. */
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

/** The name has to contain the visible words unchanged (WCAG 2.5.3). */
function unspeakable({ role, name, control }: TreeNode): string[] {
  const words = plain(control?.words ?? '')
  if (words !== '' && plain(name).includes(words)) return []
  return [`${role} "${name}" reads "${words}"`]
}

/** Two things with one name are ambiguous. */
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

/** Each landmark has a name that no other landmark has. */
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

/** Only a field with an error message is invalid. */
function wronglyWrong({ role, name, description, states }: TreeNode): string[] {
  const isWrong = (states.get('invalid') ?? 'false') !== 'false'
  return isWrong && description === '' ? [`${role} "${name}" is wrong and does not say why`] : []
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
