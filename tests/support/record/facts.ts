import type { Element } from 'domhandler'
import { type Page, pageOf, readable } from '../http/visitor.ts'
import type { Posted } from './stage.ts'

const SAID = 'h1, h2, h3, p, li, dt, dd, blockquote, pre, output'
const CONTROLS = 'input[name], select[name], textarea[name], button'

/** What a page says outside its forms, a line each, in the sequence of the page. */
export function wordsOf({ $ }: Page, selector = 'main'): string[] {
  return $(selector)
    .find(SAID)
    .toArray()
    .flatMap((element) => {
      const said = $(element)
      if (said.closest('form, [hidden], template').length > 0) return []
      if (said.parent().closest(SAID).length > 0) return []
      const text = readable(said.clone().find('form').remove().end())
      return text === '' ? [] : [`${element.tagName} ${text}`]
    })
}

/** A form in another language: the words of its fields and buttons alone. */
export function inOtherWords({ name, lines }: FormFacts): FormFacts {
  const words = lines.flatMap((line) => {
    const label = /^field (\S+).*? label="([^"]*)"/.exec(line)
    if (label) return [`${label[1]} "${label[2]}"`]
    return line.startsWith('button') ? [line] : []
  })
  return { name, lines: words }
}

/** A form of a page: what names it, and a line for each of its fields and buttons. */
export type FormFacts = { name: string; lines: string[] }

/** The forms of a page that post, in its sequence. */
export function formsOf({ $ }: Page, selector = 'main'): FormFacts[] {
  return $<Element, string>(`${selector} form[method=post]`)
    .toArray()
    .map((element) => {
      const form = $(element)
      const named = form.find('input[name=intent], input[name=act], button[name=intent]').first()
      const isHidden = form.closest('[hidden]').length > 0
      const lines = form
        .find(CONTROLS)
        .toArray()
        .flatMap((control) => lineOf($, control))
      return {
        name: named.attr('value') ?? form.attr('action') ?? '',
        lines: isHidden ? ['hidden', ...lines] : lines,
      }
    })
}

/** Fields that every form has and that say nothing of it. */
const COMMON = ['seq', 'intent', 'back', 'renderedAt']

function lineOf($: Page['$'], element: Element): string[] {
  const control = $(element)
  const { name = '', type = element.tagName, value, ...rest } = element.attribs
  if (element.tagName === 'button') {
    const does = name === '' ? '' : ` ${name}=${value ?? ''}`
    return [`button${does} "${readable(control)}"`]
  }
  if (COMMON.includes(name)) return []
  const flags = ['required', 'checked', 'maxlength', 'min', 'max', 'autocomplete', 'inputmode']
    .filter((flag) => flag in rest)
    .map((flag) => (rest[flag] ? `${flag}=${rest[flag]}` : flag))
  const label = control.closest('label')
  const own = rest['id'] ? $(`label[for="${rest['id']}"]`).first() : label
  const words = readable(
    (own.length > 0 ? own : label).clone().find('select, textarea').remove().end(),
  )
  const start = element.tagName === 'textarea' ? control.text() : (value ?? '')
  const options =
    element.tagName === 'select'
      ? control
          .find('option')
          .toArray()
          .map((option) => {
            const isChosen = $(option).attr('selected') !== undefined
            return `${isChosen ? '*' : ''}${$(option).attr('value') ?? ''}:${readable($(option))}`
          })
      : []
  return [
    [
      `field ${name}`,
      type === 'input' ? 'text' : type,
      ...flags,
      start === '' ? '' : `value="${start}"`,
      words === '' ? '' : `label="${words}"`,
      // The countries are one list everywhere.
      options.length > 20 ? `options=${options.length}` : options.join(' / '),
    ]
      .filter((part) => part !== '')
      .join(' '),
  ]
}

/** What came to a page. */
export function additions(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`)
}

/** What of a page changed: lines that went with a minus, lines that came with a plus. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((line) => !after.includes(line))
  const come = after.filter((line) => !before.includes(line))
  return [...gone.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)]
}

/** Sentences that are said at many places, each written once and named by its number. */
export class Sentences {
  readonly #known: string[] = []

  nameOf(sentence: string): string {
    if (!this.#known.includes(sentence)) this.#known.push(sentence)
    return `says/${this.#known.indexOf(sentence) + 1}`
  }

  lines(): string[] {
    return this.#known.map((sentence, index) => `says/${index + 1} | ${sentence}`)
  }
}

/** Forms by what is in them, so that each is written once and named by its number wherever it stands. */
export class FormBook {
  readonly #known = new Map<string, string[]>()

  /** The name under which a form is written. */
  nameOf({ name, lines }: FormFacts): string {
    const text = lines.join('\n')
    const known = this.#known.get(name) ?? []
    if (!known.includes(text)) known.push(text)
    this.#known.set(name, known)
    return `${name}/${known.indexOf(text) + 1}`
  }

  /** Every form, a line each of its fields. */
  lines(): string[] {
    return [...this.#known].flatMap(([name, texts]) =>
      texts.flatMap((text, index) =>
        text.split('\n').map((line) => `form ${name}/${index + 1} | ${line}`),
      ),
    )
  }
}

/** What a page says about a form that came back; where it says nothing, its heading. */
export function answersOf({ status, location, html }: Posted): string[] {
  if (location !== '') return [`${status} to ${location}`]
  const page = pageOf('', { status, headers: new Headers() }, html)
  const notices = [...page.texts('main [role=alert]'), ...page.texts('main section[aria-live] p')]
  const said = notices.length > 0 ? notices : [page.text('h1')]
  return said.map((line) => `${status} ${line}`)
}
