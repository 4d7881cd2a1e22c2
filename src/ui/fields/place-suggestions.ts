import { ownAnswer } from '~/lib/own-answer'
import { afterPointer } from '~/ui/fields/after-pointer'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'
import { suggestPlaces } from '~/places/words/places.functions'

/** Delay after the last key before the request, in ms. */
const REST = 150
const FEWEST_LETTERS = 2
/** Sufficient room below the field, in px: three rows. */
const ENOUGH = 132
/** Distance from the edge of the visible area, in px. */
const MARGIN = 8

/**
 * Turns a place field into an editable combobox with a list, following the ARIA Authoring Practices: the input stays
 * until a suggestion is picked, which then counts as typed text. It works outside React, which neither knows nor
 * changes these attributes and elements. What was typed over the text `before` while this file was on its way is looked
 * up as well.
 */
export function suggestPlacesOn(input: HTMLInputElement, before: string): void {
  if (input.hasAttribute('role')) return
  const list = document.createElement('ul')
  const told = document.createElement('p')
  let active = -1
  let isPicking = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = new AbortController()

  set(list, { id: `${input.id}-places`, role: 'listbox', 'aria-label': m.places_suggested() })
  set(told, { role: 'status', class: 'visually-hidden' })
  set(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  })
  list.className = 'place-suggestions'
  list.hidden = true
  input.insertAdjacentElement('afterend', told)
  input.insertAdjacentElement('afterend', list)

  /** Index of the option that Enter would pick; below zero for none. */
  function mark(at: number): void {
    active = at
    input.removeAttribute('aria-activedescendant')
    for (const [index, option] of [...list.children].entries()) {
      set(option, { 'aria-selected': String(index === at) })
      if (index !== at) continue
      set(input, { 'aria-activedescendant': option.id })
      option.scrollIntoView({ block: 'nearest' })
    }
  }

  function show(texts: string[]): void {
    list.replaceChildren(
      ...texts.map((text, at) => {
        const option = document.createElement('li')
        set(option, { id: `${list.id}-${at}`, role: 'option' })
        option.textContent = text
        return option
      }),
    )
    mark(-1)
    list.hidden = texts.length === 0
    set(input, { 'aria-expanded': String(!list.hidden) })
    told.textContent = list.hidden ? '' : m.places_suggested_count({ count: texts.length })
    if (!list.hidden) place(list, input)
  }

  /** Results of running requests must not show any more. */
  function stop(): void {
    clearTimeout(timer)
    asked.abort()
  }

  function close(): void {
    stop()
    show([])
  }

  async function ask(): Promise<void> {
    stop()
    asked = new AbortController()
    const { signal } = asked
    const texts = await textsFor(input.value.trim(), signal)
    if (!signal.aborted) show(texts)
  }

  function pick(text: string): void {
    close()
    input.value = text
    isPicking = true
    input.dispatchEvent(new Event('input', { bubbles: true }))
    isPicking = false
  }

  input.addEventListener('input', () => {
    // The form may also set the value while the field does not have the focus.
    if (isPicking || input !== document.activeElement) return
    stop()
    mark(-1)
    timer = setTimeout(() => void ask(), REST)
  })
  // A list in the flow moves what is below it: whatever is being pressed must get its click first.
  input.addEventListener('blur', () => {
    stop()
    afterPointer(() => input === document.activeElement || close())
  })
  input.addEventListener('keydown', (event) => {
    const { key, isComposing } = event
    const count = list.children.length
    if (isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) void ask()
      else if (key === 'ArrowDown') mark((active + 1) % count)
      else mark(active > 0 ? active - 1 : count - 1)
    } else if (key === 'Enter') {
      const text = list.children[active]?.textContent
      if (text) {
        event.preventDefault()
        pick(text)
      } else close()
    } else if (key === 'Escape' && !list.hidden) {
      event.preventDefault()
      close()
    } else if (/^(?:Arrow|Home|End)/.test(key)) mark(-1)
  })
  // A press must not take the focus away; otherwise the list would close before the release.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const text = target instanceof Element && target.closest('li')?.textContent
    if (text) pick(text)
  })
  if (input === document.activeElement && input.value !== before) void ask()
}

function set(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}

/** Empty on failure: the field works without suggestions. */
async function textsFor(typed: string, signal: AbortSignal): Promise<string[]> {
  if (typed.length < FEWEST_LETTERS) return []
  try {
    const answer = ownAnswer(await suggestPlaces({ data: { typed, locale: getLocale() }, signal }))
    const texts = answer.ok ? answer.suggestions : []
    // What was typed stands first; alone it would be no choice.
    return texts.every((text) => text === typed) ? [] : texts
  } catch {
    return []
  }
}

/**
 * On a phone the list is in the flow, where it covers neither the next field nor the button (place-suggestions.css).
 * Otherwise it lies below the field, or above it where an on-screen keyboard leaves more room there.
 */
function place(list: HTMLElement, input: HTMLElement): void {
  if (getComputedStyle(list).position !== 'absolute') {
    list.removeAttribute('style')
    list.scrollIntoView({ block: 'nearest' })
    return
  }
  const { style } = list
  const { top, bottom } = input.getBoundingClientRect()
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 }
  const [above, below] = [top - offsetTop, offsetTop + height - bottom]
  const isAbove = below < ENOUGH && above > below
  style.insetBlockStart = `${input.offsetTop + (isAbove ? 0 : input.offsetHeight)}px`
  style.insetInlineStart = `${input.offsetLeft}px`
  style.inlineSize = `${input.offsetWidth}px`
  style.maxBlockSize = `${Math.max(isAbove ? above : below, ENOUGH) - MARGIN}px`
  style.translate = isAbove ? '0 -100%' : ''
}
