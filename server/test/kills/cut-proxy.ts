import { connect, createServer, type Socket } from 'node:net'

/** Faults of a network: connections end or are reset, nothing gets through, only answers are lost, or only the answer to a COMMIT is lost. */
export type Cut = 'none' | 'drop' | 'reset' | 'stall' | 'half_open' | 'after_commit'

interface Pair {
  near: Socket
  far: Socket
}

/** A network between the server and its database's socket that can be cut or slowed down. */
export async function cutProxy(path: string) {
  const pairs = new Set<Pair>()
  let cut: Cut = 'none'
  const cuts: Partial<Record<Cut, number>> = {}
  let latency = 0
  const count = (kind: Cut, more: number) => {
    cuts[kind] = (cuts[kind] ?? 0) + more
  }
  const end = (pair: Pair, how: 'destroy' | 'resetAndDestroy', kind: Cut) => {
    count(kind, 1)
    pair.near[how]()
    pair.far.destroy()
  }
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ path })
    const pair = { near, far }
    pairs.add(pair)
    let answerLost = false
    near.on('data', (bytes: Buffer) => {
      if (cut === 'stall') return
      // the database gets it and commits; nobody hears of it
      if (cut === 'after_commit' && bytes.includes('commit')) answerLost = true
      far.write(bytes)
    })
    far.on('data', (bytes: Buffer) => {
      // the network may be fixed between the COMMIT and its answer
      if (answerLost) end(pair, 'resetAndDestroy', 'after_commit')
      else if (cut === 'stall' || cut === 'half_open') return
      else if (latency === 0) near.write(bytes)
      else setTimeout(() => near.write(bytes), latency)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined) // its end follows
      one.once('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as { port: number }).port, // it listens on a port
    /** How many connections were cut, by each kind of cut. */
    cuts: (): Readonly<Record<string, number>> => cuts,
    set(next: Cut): void {
      cut = next
      if (next === 'drop') for (const pair of pairs) end(pair, 'destroy', next)
      if (next === 'reset') for (const pair of pairs) end(pair, 'resetAndDestroy', next)
      if (next === 'stall' || next === 'half_open') count(next, pairs.size)
    },
    /** Answers take so many ms longer. */
    slowDown(ms: number): void {
      latency = ms
    },
    /** Everything gets through again on new connections; those that were cut silently stay dead, as after a failover. */
    mend(): void {
      cut = 'none'
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        for (const { near, far } of pairs) {
          near.destroy()
          far.destroy()
        }
      }),
  }
}
