import { Component, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { speakPageLanguage } from '~/i18n/page-language'

/**
 * Hydrates an element that the server rendered from the same content. It runs in a transition, so that React works in
 * slices and the page stays responsive.
 */
export function hydrateIsland(element: HTMLElement, content: ReactNode): void {
  speakPageLanguage()
  startTransition(() => {
    hydrateRoot(element, <NativeForm element={element}>{content}</NativeForm>)
  })
}

type Props = { element: HTMLElement; children: ReactNode }

/**
 * Replaces a hydrated form that failed with the plain form, including all input: it can be sent as without script.
 */
class NativeForm extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }
  #isLive = false
  #plain: HTMLElement | null = null

  override componentDidMount(): void {
    this.#isLive = !this.state.hasFailed
    this.#putPlain()
  }

  // The last moment at which the hydrated form, with all input, is still in the page.
  override getSnapshotBeforeUpdate(): null {
    if (this.state.hasFailed) this.#plain ??= cloneTyped(this.props.element)
    return null
  }

  override componentDidUpdate(): void {
    this.#putPlain()
  }

  #putPlain(): void {
    if (!this.#plain) return
    this.props.element.replaceWith(this.#plain)
    this.#plain.querySelector<HTMLElement>('[data-focused]')?.focus()
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    // A form that failed before hydration gets no snapshot; the server's form was there until now.
    if (!this.#isLive) this.#plain ??= cloneTyped(this.props.element)
    return null
  }
}

/**
 * A copy of an element with the current values of its controls; `cloneNode` loses a select's choice and the focus.
 */
function cloneTyped(element: HTMLElement): HTMLElement {
  const focused = element.contains(document.activeElement) ? document.activeElement : null
  focused?.setAttribute('data-focused', '')
  const clone = document.importNode(element, true)
  const chosen = [...element.querySelectorAll('select')].map(({ selectedIndex }) => selectedIndex)
  for (const [index, select] of clone.querySelectorAll('select').entries()) {
    select.selectedIndex = chosen[index] ?? select.selectedIndex
  }
  return clone
}
