import { connect, createServer, type Socket } from 'node:net'

interface Proxy {
  port: number
  /** How many connections found nobody at the first port they tried. */
  retried: () => number
  stop: () => Promise<void>
}

/** As deploy/Caddyfile has it: so long a connection may look for a node, in milliseconds. */
const patience = 3000

function reach(port: number): Promise<Socket | null> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('connect', () => done(socket))
    socket.once('error', () => done(null))
  })
}

/** Starts a proxy before several nodes. It connects to them by turns, skips nodes that do not answer, and does not change any bytes. */
export async function startProxy(nodes: () => readonly number[]): Promise<Proxy> {
  const open = new Set<Socket>()
  let [turn, retried] = [0, 0]
  async function find(): Promise<Socket | null> {
    for (const until = Date.now() + patience; Date.now() < until; await new Promise((done) => setTimeout(done, 20))) {
      const ports = nodes()
      for (const _ of ports) {
        const found = await reach(ports[turn++ % ports.length] ?? 0)
        if (found) return found
        retried += 1
      }
    }
    return null
  }
  const join = (from: Socket, to: Socket) => {
    open.add(from)
    from.pipe(to)
    from.on('error', () => undefined) // its end is what matters, and follows
    from.once('close', () => {
      open.delete(from)
      to.destroy()
    })
  }
  const server = createServer({ pauseOnConnect: true, noDelay: true }, (near) => {
    near.on('error', () => undefined)
    void find().then((far) => {
      if (!far || near.destroyed) {
        near.destroy()
        far?.destroy()
        return
      }
      join(near, far)
      join(far, near)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as { port: number }).port, // it listens on a port
    retried: () => retried,
    stop: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of open) socket.destroy()
      }),
  }
}
