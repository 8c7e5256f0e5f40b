import { callsBySide } from './calls-by-side.ts'
import * as store from './chat-store.calls.ts'
import * as user from './chat-user.calls.ts'

export const chatSides = callsBySide(store, user)
