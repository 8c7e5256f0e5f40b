import { createServer, type Server, type Socket } from 'node:net'

/** `gone`: nobody listens. `hangs`: it takes connections and never says a word. */
export type Breakage = 'gone' | 'hangs'

/** The port of a service that is broken in this way. */
export async function brokenService(breakage: Breakage): Promise<{ port: number; stop: () => void }> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined) // a caller that stopped waiting may reset it
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number } // it listens on a port
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  if (breakage === 'gone') stop()
  return { port, stop }
}
