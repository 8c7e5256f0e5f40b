import { chatSides as calls } from './chat-sides.calls.ts'
import * as store from './chat-store.ts'
import * as user from './chat-user.ts'

type Named = Readonly<Record<string, { readonly name: string }>>
type EndpointsOf<Calls extends Named, Whole extends Record<Calls[keyof Calls]['name'], unknown>> = {
  readonly [Action in keyof Calls]: Whole[Calls[Action]['name']]
}

/** The endpoints of a side by what they do. Each is exported by the name of its call. */
const pickEndpoints = <Calls extends Named, Whole extends Record<Calls[keyof Calls]['name'], unknown>>(side: Calls, whole: Whole) =>
  // The keys are those of the calls, which Object.fromEntries forgets.
  Object.fromEntries(Object.entries(side).map(([action, { name }]) => [action, whole[name as keyof Whole]])) as EndpointsOf<Calls, Whole>

export const chatSides = { store: pickEndpoints(calls.store, store), user: pickEndpoints(calls.user, user) }
export type ChatSideCalls = (typeof chatSides)['store' | 'user']
