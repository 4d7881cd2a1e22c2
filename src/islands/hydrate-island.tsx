import { Component, type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes an element live whose markup the server rendered from the same content. In a transition, so that React
 * works in slices between which the page answers.
 */
export function hydrateIsland(element: HTMLElement, content: ReactNode): void {
  startTransition(() => {
    hydrateRoot(element, <NativeForm element={element}>{content}</NativeForm>)
  })
}

type Props = { element: HTMLElement; children: ReactNode }

/**
 * Puts the plain form in the place of a live one that failed, with everything typed into it: it is sent as it
 * would be without script.
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

  // The last moment at which the live form, with all that was typed, still stands in the page.
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
    // One that failed before it was ever live gets no snapshot; the server's form stands there until now.
    if (!this.#isLive) this.#plain ??= cloneTyped(this.props.element)
    return null
  }
}

/** A copy of an element with what its controls hold now; `cloneNode` forgets a select's choice and the focus. */
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
