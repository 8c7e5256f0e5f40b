/** More steps than anybody takes back, and few enough to hold: a step is a list of rows, most of which it shares with the next. */
const maxSteps = 100

/** States that can be gone back to, and those that were gone back from. */
export interface Steps<State> {
  past: readonly State[]
  future: readonly State[]
}

export const noSteps = { past: [], future: [] } as const

/** Remembers the state that a change replaces. What was undone before is over then. */
export const recordStep = <State>({ past }: Steps<State>, current: State): Steps<State> => ({
  past: [...past, current].slice(-maxSteps),
  future: [],
})

/** The state before the last change, with the steps from there; null if there is none. */
export function undoStep<State>({ past, future }: Steps<State>, current: State): { state: State; steps: Steps<State> } | null {
  const state = past.at(-1)
  return state === undefined ? null : { state, steps: { past: past.slice(0, -1), future: [...future, current] } }
}

/** The reverse of {@link undoStep}. */
export function redoStep<State>({ past, future }: Steps<State>, current: State): { state: State; steps: Steps<State> } | null {
  const state = future.at(-1)
  return state === undefined ? null : { state, steps: { past: [...past, current], future: future.slice(0, -1) } }
}
