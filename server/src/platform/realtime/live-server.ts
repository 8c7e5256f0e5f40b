import type { Server, Socket } from 'socket.io'
import type { Who } from '../http/who.ts'

interface SocketData {
  who: Who
}
export type LiveSocket = Socket<ClientEvents, ServerEvents, Record<never, never>, SocketData>
export type LiveServer = Server<ClientEvents, ServerEvents, Record<never, never>, SocketData>

type Answer = (answer: { ok: boolean; code?: string }) => void
interface ClientEvents {
  subscribe: (what: unknown, answer?: Answer) => void
  unsubscribe: (what: unknown) => void
  whisper: (what: unknown) => void
}
// Events by name, with their data and their channel.
type ServerEvents = Record<string, (data: object, channel: string) => void>
