import { callsBySide } from './calls-by-side.ts'
import * as store from './chat-store.ts'
import * as user from './chat-user.ts'

export const chatSides = callsBySide(store, user)
export type ChatSideCalls = (typeof chatSides)['store' | 'user']
