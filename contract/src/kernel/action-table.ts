import { typedKeys } from './typed-keys.ts'

/** A table of actions as far as their states go: each with the states that allow it. */
type ActionTable<Action extends string, State> = Readonly<Record<Action, { readonly from: readonly State[] }>>

/** True if the table allows `action` in `state`. */
export const isAllowed = <Action extends string, State>(table: ActionTable<Action, State>, action: Action, state: State): boolean =>
  table[action].from.includes(state)

/** The actions that the table allows in `state`, in its order. */
export const allowedActions = <Action extends string, State>(table: ActionTable<Action, State>, state: State): Action[] =>
  typedKeys<Action>(table).filter((action) => isAllowed(table, action, state))
