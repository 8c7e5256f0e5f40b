import { connect, type Socket } from 'node:net'

export interface Shot {
  port: number
  path: string
  token: string
  body: unknown
  key?: string
}

export interface Hit {
  status: number
  /** The body's bytes as they came. */
  text: string
  replayed: boolean
}

/** A connection on which all but the last byte of a request has been sent. */
interface Armed {
  socket: Socket
  last: Buffer
  answer: Promise<Hit>
}

/** The request as it goes over the wire; the server closes the connection after its answer. */
function getBytes({ port, path, token, body, key }: Shot): Buffer {
  const json = JSON.stringify(body)
  const head = [
    `POST /api${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    'accept-language: en',
    `content-length: ${Buffer.byteLength(json)}`,
    'connection: close',
    ...(key ? [`idempotency-key: ${key}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${json}`)
}

function parse(raw: Buffer): Hit {
  const text = raw.toString()
  const gap = text.indexOf('\r\n\r\n')
  const head = text.slice(0, gap).toLowerCase()
  const status = Number(/^http\/1\.1 (\d{3})/.exec(head)?.[1])
  if (!status) throw new Error(`no answer: ${text.slice(0, 200) || 'the connection was closed'}`)
  if (head.includes('transfer-encoding: chunked')) throw new Error('answers of these calls have a length')
  return { status, text: text.slice(gap + 4), replayed: head.includes('idempotent-replayed: true') }
}

function arm(shot: Shot): Promise<Armed> {
  const bytes = getBytes(shot)
  return new Promise((armed, failed) => {
    const socket = connect({ port: shot.port, host: '127.0.0.1', noDelay: true })
    const got: Buffer[] = []
    const answer = new Promise<Hit>((done, fail) => {
      socket.on('data', (chunk: Buffer) => got.push(chunk))
      socket.once('end', () => {
        try {
          done(parse(Buffer.concat(got)))
        } catch (error) {
          fail(error)
        }
      })
      socket.once('error', fail)
    })
    // The awaiting caller gets the rejection, so it must not fail the process before.
    answer.catch(() => undefined)
    socket.once('error', failed)
    socket.once('connect', () => socket.write(bytes.subarray(0, -1), () => armed({ socket, last: bytes.subarray(-1), answer })))
  })
}

/** Sends requests so that the server has them all in the same moment: each waits on its own connection for its last byte, then all last bytes go in one tick. */
async function volley(shots: readonly Shot[]): Promise<Hit[]> {
  const armed = await Promise.all(shots.map(arm))
  for (const { socket, last } of armed) socket.write(last)
  const hits = await Promise.all(armed.map(({ answer }) => answer))
  for (const { socket } of armed) socket.destroy()
  return hits
}

const countTries = 20
const comesAgain = ({ status, text }: Hit) => status === 503 || (status === 409 && text.includes('"busy"'))

/**
 * A volley whose requests come again, each with its own key, when the server says that it is too busy (503, or 409 `busy`), as the app does.
 * Returns the last answers.
 */
export async function persist(shots: readonly Shot[]): Promise<Hit[]> {
  const hits = await volley(shots)
  for (let tries = 1; tries < countTries && hits.some(comesAgain); tries++) {
    await new Promise((done) => setTimeout(done, 200))
    const again = hits.flatMap((hit, n) => (comesAgain(hit) ? [n] : []))
    const answers = await volley(again.map((n) => shots[n]).filter((shot) => shot !== undefined))
    for (const [at, n] of again.entries()) hits[n] = answers[at] ?? { status: 0, text: '', replayed: false }
  }
  return hits
}

/** One request alone. */
export async function shoot(shot: Shot): Promise<Hit> {
  const [hit] = await volley([shot])
  if (!hit) throw new Error('one shot has one hit')
  return hit
}

/** Sends a request, whole or a part of it, and cuts the connection after `ms` without reading the answer. */
export function cutOff(shot: Shot, ms: number, part = 1): Promise<void> {
  const bytes = getBytes(shot)
  return new Promise((done, fail) => {
    const socket = connect({ port: shot.port, host: '127.0.0.1', noDelay: true })
    socket.once('error', fail)
    socket.once('connect', () => {
      socket.write(bytes.subarray(0, Math.ceil(bytes.length * part)))
      setTimeout(() => {
        socket.resetAndDestroy()
        done()
      }, ms)
    })
  })
}
