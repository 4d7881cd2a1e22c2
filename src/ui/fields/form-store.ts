import { useSyncExternalStore } from 'react'

/** A form in the browser: its values, the fields that were left, and how often it was sent. */
export type FormState<TValues> = {
  values: TValues
  left: ReadonlySet<keyof TValues>
  attempts: number
}

export type FormStore<TValues> = {
  state: () => FormState<TValues>
  subscribe: (listener: () => void) => () => void
  get: <TName extends keyof TValues>(name: TName) => TValues[TName]
  set: <TName extends keyof TValues>(name: TName, value: TValues[TName]) => void
  /** Notes that a field was left. */
  leave: (name: keyof TValues) => void
  /** Notes that the form was sent. */
  attempt: () => void
}

/** Holds what the native controls of a form hold, so that React can follow it. */
export function formStore<TValues extends object>(values: TValues): FormStore<TValues> {
  const listeners = new Set<() => void>()
  let state: FormState<TValues> = { values, left: new Set(), attempts: 0 }
  const change = (changed: Partial<FormState<TValues>>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get: (name) => state.values[name],
    set: (name, value) => {
      if (state.values[name] !== value) change({ values: { ...state.values, [name]: value } })
    },
    leave: (name) => {
      if (!state.left.has(name)) change({ left: new Set(state.left).add(name) })
    },
    attempt: () => change({ attempts: state.attempts + 1 }),
  }
}

/** What `select` takes of the state of a form; it has to return the same value while the state is the same. */
export function useFormState<TValues, TSelected>(
  { subscribe, state }: FormStore<TValues>,
  select: (state: FormState<TValues>) => TSelected,
): TSelected {
  const selected = () => select(state())
  return useSyncExternalStore(subscribe, selected, selected)
}
