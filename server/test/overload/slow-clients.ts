import { connect, type Socket } from 'node:net'

const head = 'GET /api/market/products HTTP/1.1\r\nHost: localhost\r\n'
const body = 'POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n'

/** So many clients that never finish a request's head, and as many that never finish a body: each sends a few bytes a second. */
export async function holdSlow(port: number, count: number): Promise<{ open: () => number; stop: () => void }> {
  const open = new Set<Socket>()
  const drops = new Map<Socket, string>()
  const begin = (first: string, drop: string) =>
    new Promise<void>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(first)
        done()
      })
      open.add(socket)
      drops.set(socket, drop)
      socket.resume()
      socket.on('error', fail) // settled by then, it says no more; the close that follows is what counts
      socket.on('close', () => open.delete(socket))
    })
  for (let n = 0; n < count; n++) await Promise.all([begin(head, 'x-a: b\r\n'), begin(body, ' ')])
  const dripping = setInterval(() => {
    for (const socket of open) socket.write(drops.get(socket) ?? '')
  }, 1000)
  return {
    open: () => open.size,
    stop() {
      clearInterval(dripping)
      for (const socket of open) socket.destroy()
    },
  }
}
