// The callers of an overload test, in a process of their own: `node load.ts <port> <calls as JSON> <callers> <requests a second> <seconds>`. They do not wait for
// one another's answers; at a rate of 0 each asks again as soon as it has one. Tells its parent what came of the requests.
import { connect, type Socket } from 'node:net'

export interface Call {
  path: string
  /** Token of the signed-in caller. */
  token?: string
}

export interface LoadResult {
  sent: number
  /** Answers of 2xx. */
  answered: number
  /** Answers of 503 with Retry-After. */
  refused: number
  /** Anything else: another status, or a connection that ended. */
  failed: number
  /** How many of those there were by status; `none` had no answer. */
  others: Record<string, number>
  /** Requests of the load that found no free connection when they were due. */
  skipped: number
  /** How long refusals took, in ms: half of them, 99 of 100. */
  refusal: { p50: number; p99: number }
  /** How long an answer of GET /api/health took, 20 times a second. */
  health: { p50: number; p99: number; failed: number }
}

interface Answer {
  status: number
  retryAfter: boolean
}

/** One connection that asks again and again. */
class Caller {
  private readonly socket: Socket
  private rest = ''
  private length = 0
  private answer: Answer | null = null
  private onAnswer: ((answer: Answer | null) => void) | null = null

  private constructor(socket: Socket) {
    this.socket = socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => this.read(chunk))
    socket.on('close', () => this.end(null))
  }

  static connected(port: number): Promise<Caller> {
    return new Promise((done, fail) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => done(new Caller(socket)))
      socket.on('error', fail) // settled by then, it says no more; the close that follows is what counts
    })
  }

  get isOpen(): boolean {
    return !this.socket.destroyed
  }

  /** `onAnswer` gets null when the connection ended before the answer did. */
  ask(request: Buffer, onAnswer: (answer: Answer | null) => void): void {
    this.onAnswer = onAnswer
    this.socket.write(request)
  }

  private read(chunk: string): void {
    this.rest += chunk
    if (!this.answer) {
      const end = this.rest.indexOf('\r\n\r\n')
      if (end === -1) return
      const head = this.rest.slice(0, end)
      this.answer = { status: Number(head.slice(9, 12)), retryAfter: /\r\nretry-after: \d/i.test(head) }
      this.length = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    }
    if (this.rest.length >= this.length) this.end(this.answer)
  }

  private end(answer: Answer | null): void {
    const tell = this.onAnswer
    this.onAnswer = null
    this.answer = null
    this.rest = ''
    tell?.(answer)
  }

  stop(): void {
    this.onAnswer = null
    this.socket.destroy()
  }
}

const percentile = (times: readonly number[], share: number) =>
  Math.round((times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0) * 10) / 10

const requestTo = ({ path, token }: Call) =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}\r\n`,
  )

async function load(port: number, calls: Call[], callers: number, rate: number, seconds: number): Promise<LoadResult> {
  const requests = calls.map(requestTo)
  // connected one after the other: a storm of connections is not what is tried here
  const free: Caller[] = []
  while (free.length < callers) free.push(await Caller.connected(port))
  const all = [...free]
  const result: LoadResult = {
    sent: 0,
    answered: 0,
    refused: 0,
    failed: 0,
    others: {},
    skipped: 0,
    refusal: { p50: 0, p99: 0 },
    health: { p50: 0, p99: 0, failed: 0 },
  }
  const refusals: number[] = []
  const probes: number[] = []
  let running = 0
  let over = false

  function fail(status: number | 'none'): void {
    result.failed += 1
    result.others[status] = (result.others[status] ?? 0) + 1
  }
  function send(): void {
    // by turns: a connection that is unused for a minute is ended by the server, as it should be
    const caller = free.shift()
    if (!caller) {
      result.skipped += 1
      return
    }
    result.sent += 1
    running += 1
    const from = performance.now()
    caller.ask(requests[result.sent % requests.length] ?? Buffer.alloc(0), (answer) => {
      running -= 1
      if (caller.isOpen) free.push(caller)
      if (answer && answer.status >= 200 && answer.status < 300) result.answered += 1
      else if (answer?.status === 503 && answer.retryAfter) {
        result.refused += 1
        refusals.push(performance.now() - from)
      } else fail(answer?.status ?? 'none')
      if (rate === 0 && !over) send()
    })
  }
  const prober = await Caller.connected(port)
  const healthRequest = requestTo({ path: '/api/health' })
  let probing = false
  function probe(): void {
    if (probing) return
    probing = true
    const from = performance.now()
    prober.ask(healthRequest, (answer) => {
      probing = false
      if (answer?.status === 200) probes.push(performance.now() - from)
      else result.health.failed += 1
    })
  }

  const begin = performance.now()
  let due = rate === 0 ? callers : 0
  await new Promise<void>((done) => {
    let last = begin
    let nextProbe = begin
    const timer = setInterval(() => {
      const now = performance.now()
      due += ((now - last) / 1000) * rate
      last = now
      for (; due >= 1; due -= 1) send()
      if (now >= nextProbe) {
        probe()
        nextProbe = now + 50
      }
      if (now - begin >= seconds * 1000) {
        over = true
        clearInterval(timer)
        done()
      }
    }, 2)
  })
  for (const until = performance.now() + 2000; running > 0 && performance.now() < until; ) await new Promise((done) => setTimeout(done, 10))
  for (; running > 0; running -= 1) fail('none')
  for (const caller of [...all, prober]) caller.stop()
  result.refusal = { p50: percentile(refusals, 0.5), p99: percentile(refusals, 0.99) }
  result.health = { ...result.health, p50: percentile(probes, 0.5), p99: percentile(probes, 0.99) }
  return result
}

const [port = '0', calls = '[]', callers = '1', rate = '1', seconds = '1'] = process.argv.slice(2)
if (process.send) process.send(await load(Number(port), JSON.parse(calls), Number(callers), Number(rate), Number(seconds)))
else console.log(await load(Number(port), JSON.parse(calls), Number(callers), Number(rate), Number(seconds)))
