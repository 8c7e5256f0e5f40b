// Passes bytes between two sockets, run by two-networks.ts inside a network of its own: `bridge.ts from to`, each a path or `host:port`.
import { connect, createServer } from 'node:net'

const [from = '', to = ''] = process.argv.slice(2)
const place = (text: string) => {
  if (text.startsWith('/')) return { path: text }
  const [host = '', port] = text.split(':')
  return { host, port: Number(port) }
}

createServer({ noDelay: true }, (near) => {
  const far = connect({ ...place(to), noDelay: true })
  near.pipe(far)
  far.pipe(near)
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.on('error', () => undefined) // its end follows
    one.once('close', () => other.destroy())
  }
}).listen(place(from), () => process.send?.('open'))
process.on('disconnect', () => process.exit())
