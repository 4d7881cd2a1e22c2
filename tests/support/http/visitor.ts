import { type Cheerio, type CheerioAPI, load } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'

/** Input by the name of the field; a list chooses several of one name, null unticks. */
export type Typed = Readonly<Record<string, string | readonly string[] | null>>

/** A page as a browser without script has it. */
export type Page = {
  status: number
  /** Path and query. */
  address: string
  headers: Headers
  html: string
  $: CheerioAPI
  /** The visible text of the first matching element, with single spaces and none at the ends. */
  text: (selector?: string) => string
  /** The text of each matching element. */
  texts: (selector: string) => string[]
  /** The value of a field of the page's main form. */
  value: (name: string) => string | null
}

type Press = {
  /** The form, where it is not the first of the main part that has a method of post. */
  form?: string
  /** The button by its words, or by a selector that begins with `[`; else the form's main button. */
  button?: string | RegExp
}

/** A visitor without script: opens pages, fills in forms by the names of their fields and presses their buttons. */
export type HttpVisitor = {
  open: (path: string) => Promise<Page>
  /** Follows the link with these words, or that a selector names. */
  follow: (page: Page, link: string | RegExp) => Promise<Page>
  /** Fills in a form of the page and presses its button. A field that the form lacks fails the test. */
  submit: (page: Page, typed?: Typed, press?: Press) => Promise<Page>
  cookies: ReadonlyMap<string, string>
}

/** A visitor without cookies; `headers` go along with every request. */
export function httpVisitor(origin: string, headers: Record<string, string> = {}): HttpVisitor {
  const cookies = new Map<string, string>()

  async function ask(path: string, init: RequestInit = {}): Promise<Page> {
    let to = new URL(path, origin)
    let request: RequestInit = init
    for (let hops = 0; hops < 5; hops += 1) {
      const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(to, {
        ...request,
        headers: { Accept: 'text/html', ...(cookie && { Cookie: cookie }), ...headers },
        redirect: 'manual',
      })
      for (const set of response.headers.getSetCookie()) keep(cookies, set)
      const location = response.headers.get('Location')
      if (!location || response.status < 300 || response.status > 399) return readPage(to, response)
      await response.arrayBuffer()
      to = new URL(location, to)
      // 303 asks by GET, 308 in the same way once more.
      if (response.status === 303) request = {}
    }
    throw new Error(`${path} leads round in a circle`)
  }

  return {
    cookies,
    open: (path) => ask(path),
    follow: (page, link) => {
      const href = linkOf(page, link).attr('href')
      if (!href) throw new Error(`${page.address} has no link ${String(link)}`)
      return ask(new URL(href, new URL(page.address, origin)).href)
    },
    submit: (page, typed = {}, press = {}) => {
      const form = formOf(page, press.form)
      const body = new URLSearchParams(entriesOf(page, form, typed))
      const pressed = buttonOf(page, form, press.button)
      const name = pressed.attr('name')
      if (name) body.append(name, pressed.attr('value') ?? '')
      const action = pressed.attr('formaction') ?? form.attr('action') ?? page.address
      return ask(new URL(action, new URL(page.address, origin)).href, { method: 'POST', body })
    },
  }
}

async function readPage(url: URL, response: Response): Promise<Page> {
  const html = await response.text()
  return pageOf(url.pathname + url.search, response, html)
}

/** A page from its answer and its text. */
export function pageOf(
  address: string,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  html: string,
): Page {
  let parsed: CheerioAPI | undefined
  const $ = (): CheerioAPI => (parsed ??= load(html))
  const texts = (selector: string) =>
    $()(selector)
      .toArray()
      .map((element) => readable($()(element)))
  return {
    status,
    address,
    headers,
    html,
    get $() {
      return $()
    },
    text: (selector = 'main') => texts(selector)[0] ?? '',
    texts,
    value: (name) => {
      const form = $()<Element, string>(`main form:has([name="${name}"])`).first()
      const entry = controlsOf($(), form).find(([own]) => own === name)
      return entry?.[1] ?? null
    },
  }
}

/** The visible text of an element; block elements are separated. */
export function readable(element: Cheerio<AnyNode>): string {
  const copy = element.clone()
  copy.find('script, style, template, [hidden]').remove()
  copy.find('p, li, dt, dd, td, th, div, section, h1, h2, h3, label, br, option').append(' ')
  return copy.text().replaceAll('\u00AD', '').replace(/\s+/g, ' ').trim()
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split(';').map((part) => part.trim())
  const [name = '', ...value] = pair.split('=')
  const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute))
  if (isGone) cookies.delete(name)
  else cookies.set(name, value.join('='))
}

function linkOf({ $ }: Page, link: string | RegExp): Cheerio<Element> {
  if (typeof link === 'string' && /^[[.#]|^a\[/.test(link)) return $<Element, string>(link).first()
  return $<Element, string>('a[href]')
    .filter((_, element) => says($(element), link))
    .first()
}

function says(element: Cheerio<Element>, words: string | RegExp): boolean {
  const text = readable(element)
  return typeof words === 'string' ? text === words : words.test(text)
}

function formOf({ $, address }: Page, selector?: string): Cheerio<Element> {
  const form = $<Element, string>(selector ?? 'main form[method=post]').first()
  if (form.length === 0) throw new Error(`${address} has no form ${selector ?? ''}`)
  return form
}

function buttonOf({ $, address }: Page, form: Cheerio<Element>, button?: string | RegExp) {
  const id = form.attr('id')
  const inside = form.find('button')
  const own = id ? inside.add($<Element, string>(`button[form="${id}"]`)) : inside
  const all = own.filter((_, element) => $(element).attr('disabled') === undefined)
  const isMain = (element: Element) => {
    const { name, type, 'aria-hidden': hidden } = element.attribs
    return name === undefined && hidden === undefined && (type ?? 'submit') === 'submit'
  }
  const found =
    button === undefined
      ? all.filter((_, element) => isMain(element))
      : typeof button === 'string' && button.startsWith('[')
        ? all.filter(button)
        : all.filter((_, element) => says($(element), button))
  if (found.length === 0) throw new Error(`${address} has no button ${String(button)}`)
  return found.first()
}

/** The values that a form would send, with the input replacing its fields' values. */
function entriesOf({ $, address }: Page, form: Cheerio<Element>, typed: Typed): string[][] {
  const names = new Set(
    form
      .find('[name]')
      .toArray()
      .map((element) => $(element).attr('name')),
  )
  const missing = Object.keys(typed).filter((name) => !names.has(name))
  if (missing.length > 0) throw new Error(`${address} has no field ${missing.join(', ')}`)
  // Tests do not wait: a form without its rendering time never counts as sent too fast.
  // They were asked for the street in a town before, and left it open, unless they say something else.
  const standing = controlsOf($, form)
    .filter(([name]) => !(name in typed) && name !== 'renderedAt')
    .map(([name, value]) => (name === 'placesAsked' ? [name, 'on'] : [name, value]))
  const mine = Object.entries(typed).flatMap(([name, value]) => {
    const values = value === null ? [] : typeof value === 'string' ? [value] : [...value]
    expectChoices($, form, name, values)
    return values.map((one) => [name, one])
  })
  return [...standing, ...mine]
}

/** People can choose only what is there. */
function expectChoices($: CheerioAPI, form: Cheerio<Element>, name: string, values: string[]) {
  const choices = form.find(
    `input[type=radio][name="${name}"], input[type=checkbox][name="${name}"], select[name="${name}"] option`,
  )
  if (choices.length === 0) return
  const there = choices
    .filter((_, element) => $(element).attr('disabled') === undefined)
    .toArray()
    .map((element) => $(element).attr('value') ?? ownText(element.tagName, $(element).text()))
  const strange = values.filter((value) => !there.includes(value))
  if (strange.length > 0) throw new Error(`${name} does not offer ${strange.join(', ')}`)
}

/** What a choice without a value sends: an option its words, a box `on`. */
function ownText(tag: string, words: string): string {
  return tag === 'option' ? words : 'on'
}

/** The successful controls of a form (HTML, constructing the entry list), buttons left out. */
function controlsOf($: CheerioAPI, form: Cheerio<Element>): [name: string, value: string][] {
  return form
    .find('input[name], select[name], textarea[name]')
    .toArray()
    .flatMap((element): [string, string][] => {
      const control = $(element)
      const name = control.attr('name') ?? ''
      if (control.attr('disabled') !== undefined) return []
      if (element.tagName === 'textarea') return [[name, control.text()]]
      if (element.tagName === 'select') {
        const chosen = control.find('option[selected]').first()
        const option = chosen.length > 0 ? chosen : control.find('option').first()
        return [[name, option.attr('value') ?? option.text()]]
      }
      const type = control.attr('type') ?? 'text'
      if (type === 'submit' || type === 'button') return []
      const isTicked = type === 'radio' || type === 'checkbox'
      if (isTicked && control.attr('checked') === undefined) return []
      return [[name, control.attr('value') ?? (isTicked ? 'on' : '')]]
    })
}
