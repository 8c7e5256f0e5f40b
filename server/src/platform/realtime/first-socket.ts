import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '@rahba/contract/kernel/channels'
import type { LiveServer } from './live-server.ts'

/** Ends a socket of an unknown address, as Socket.IO does, unless somebody else answers it (Vite while developing). */
const endUnanswered = (socket: Duplex & { bytesWritten?: number }) =>
  setTimeout(() => {
    if (socket.writable && !socket.bytesWritten) socket.end()
  }, 1000).unref()

/**
 * Opens Socket.IO with the first socket that comes: 45 modules that a node without any has no use for. Whoever comes while it loads waits for
 * it; those after them meet its own listener.
 */
export function onFirstSocket(server: HttpServer, open: () => Promise<LiveServer>): void {
  let opening: Promise<LiveServer> | undefined
  const wait = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    socket.on('error', () => socket.destroy())
    if (!request.url?.startsWith(`${socketPath}/`)) {
      endUnanswered(socket)
      return
    }
    opening ??= open().then((io) => {
      server.off('upgrade', wait)
      return io
    })
    try {
      const { engine } = await opening
      engine.handleUpgrade(request, socket, head)
    } catch {
      opening = undefined
      socket.destroy()
    }
  }
  server.on('upgrade', wait)
}
