// Everybody who uses a market at the same time, in a process of their own: pages, calls, pictures, orders, messages and sockets at a fixed rate.
// Its parent sends the plan and gets a count for each part of the run.
import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request as open } from 'node:http'
import { channelName, socketPath } from '@rahba/contract/kernel/channels'
import { io, type Socket } from 'socket.io-client'
import { randomFrom } from '../report-run.ts'

export interface Shopper {
  id: string
  token: string
  /** A conversation they take part in. */
  chat: string
}

export interface Plan {
  port: number
  seed: number
  /** Requests a second; at 0 the callers ask again as soon as they have their answers. */
  rate: number
  seconds: number
  /** After so many seconds a part ends and is reported. */
  part: number
  admins: string[]
  merchants: string[]
  shoppers: Shopper[]
  pages: { public: string[]; admin: string[]; merchant: string[] }
  calls: { public: string[]; admin: string[]; merchant: string[]; shopper: string[] }
  files: string[]
  /** Products to order, from stores that allow pickup. */
  goods: { store_id: string; product_id: string }[]
  sockets: number
}

export interface Part {
  answers: Record<string, number>
  /** How long answers took, in ms. */
  times: number[]
  /** Requests without an answer or with a 5xx, at most ten of them. */
  failed: string[]
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
const newPart = (): Part => ({ answers: {}, times: [], failed: [] })

interface SentRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: object
  /** True if the answer is read. Other answers are discarded as they arrive. */
  read?: boolean
}

function ask(
  port: number,
  { method = 'GET', path, headers = {}, body, read = false }: SentRequest,
): Promise<{ status: number; text: string }> {
  const payload = body && JSON.stringify(body)
  return new Promise((done, fail) => {
    const call = open(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent,
        headers: {
          'accept-encoding': read ? 'identity' : 'br, gzip',
          ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
          ...headers,
        },
      },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => read && parts.push(part))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }))
        answer.on('error', fail)
      },
    )
    call.setTimeout(30_000, () => call.destroy(new Error('no answer within 30 s')))
    call.on('error', fail)
    call.end(payload)
  })
}

function crowd(plan: Plan) {
  const { port, admins, merchants, shoppers, pages, calls, files, goods } = plan
  const random = randomFrom(plan.seed)
  const pickAny = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T // no list of a plan is empty
  const page = { accept: 'text/html' }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'accept-language': random() < 0.7 ? 'ar' : 'en' })

  async function order(who: Shopper, place: boolean): Promise<SentRequest> {
    const { store_id, product_id } = pickAny(goods)
    const body = { store_id, lines: [{ product_id, quantity: 1 }], fulfilment: 'pickup', payment_method: 'bank_transfer' }
    const quote: SentRequest = { method: 'POST', path: '/api/user/orders/quote', headers: bearer(who.token), body, read: place }
    if (!place) return quote
    const answer = await ask(port, quote)
    if (answer.status !== 200) return quote
    const { total } = JSON.parse(answer.text) as { total: number } // the contract's answer
    const headers = { ...bearer(who.token), 'idempotency-key': randomUUID() }
    return { method: 'POST', path: '/api/user/orders', headers, body: { ...body, expected_total: total } }
  }

  /** Requests with their weights, which add up to a hundred. */
  const acts: [number, () => SentRequest | Promise<SentRequest>][] = [
    [14, () => ({ path: pickAny(pages.public), headers: page })],
    [5, () => ({ path: pickAny(pages.admin), headers: { ...page, cookie: `adminToken=${pickAny(admins)}` } })],
    [5, () => ({ path: pickAny(pages.merchant), headers: { ...page, cookie: `storeToken=${pickAny(merchants)}` } })],
    [6, () => ({ path: pickAny(files) })],
    [28, () => ({ path: pickAny(calls.public), headers: { 'accept-language': 'ar' } })],
    [12, () => ({ path: pickAny(calls.admin), headers: bearer(pickAny(admins)) })],
    [10, () => ({ path: pickAny(calls.merchant), headers: bearer(pickAny(merchants)) })],
    [8, () => ({ path: pickAny(calls.shopper), headers: bearer(pickAny(shoppers).token) })],
    [6, () => order(pickAny(shoppers), false)],
    [2, () => order(pickAny(shoppers), true)],
    [
      4,
      () => {
        const { token, chat } = pickAny(shoppers)
        return {
          method: 'POST',
          path: `/api/user/chat/${chat}/send_msg`,
          headers: bearer(token),
          body: { client_id: randomUUID(), text: 'هل يتوفر مقاس كبير؟' },
        }
      },
    ],
  ]
  const sum = acts.reduce((all, [weight]) => all + weight, 0)
  return function next() {
    let left = random() * sum
    for (const [weight, act] of acts) {
      left -= weight
      if (left <= 0) return act()
    }
    return { path: '/api/landing' }
  }
}

/** A shopper's app: it listens to its conversation, and to what concerns it. */
async function listen(port: number, { id, token, chat }: Shopper, timers: Set<Socket>): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    auth: { audience: 'user', token },
  })
  timers.add(socket)
  await new Promise<void>((done) => socket.once('connect', done))
  for (const channel of [channelName('user', id), channelName('chat', chat)]) {
    const headers = { authorization: `Bearer ${token}` }
    const body = { socket_id: socket.id, channel_name: channel }
    const answer = await ask(port, { method: 'POST', path: '/api/broadcasting/auth', headers, body, read: true })
    if (answer.status === 200)
      socket.emit('subscribe', { channel, auth: (JSON.parse(answer.text) as { auth: string }).auth }, () => undefined) // the contract's answer
  }
  return socket
}

async function run(plan: Plan): Promise<void> {
  const next = crowd(plan)
  let part = newPart()
  let over = false
  const open = new Set<Socket>()
  for (let n = 0; n < plan.sockets; n++) await listen(plan.port, plan.shoppers[n % plan.shoppers.length] as Shopper, open) // a remainder is an index of the list

  async function one(): Promise<void> {
    let request: SentRequest = { path: '' }
    try {
      request = await next()
      const from = performance.now()
      const { status } = await ask(plan.port, request)
      part.times.push(Math.round((performance.now() - from) * 10) / 10)
      part.answers[status] = (part.answers[status] ?? 0) + 1
      if (status >= 500 && part.failed.length < 10) part.failed.push(`${status} ${request.path}`)
    } catch (error) {
      part.answers.none = (part.answers.none ?? 0) + 1
      if (part.failed.length < 10) part.failed.push(`${String(error)} ${request.path}`)
    }
  }
  /** One after the other leaves and comes back, as phones do. */
  async function comeAndGo(): Promise<void> {
    for (let n = 0; !over && plan.sockets > 0; n++) {
      await pause(1000)
      const [oldest] = open
      oldest?.disconnect()
      if (oldest) open.delete(oldest)
      await listen(plan.port, plan.shoppers[n % plan.shoppers.length] as Shopper, open).catch(() => undefined) // a remainder is an index of the list
    }
  }
  void comeAndGo()
  const ends = performance.now() + plan.seconds * 1000
  const reporting = setInterval(() => {
    process.send?.(part)
    part = newPart()
  }, plan.part * 1000)
  if (plan.rate === 0) {
    const caller = async () => {
      while (performance.now() < ends) await one()
    }
    await Promise.all(Array.from({ length: 12 }, caller))
  } else {
    let due = 0
    let last = performance.now()
    while (performance.now() < ends) {
      await pause(5)
      const now = performance.now()
      due += ((now - last) / 1000) * plan.rate
      last = now
      for (; due >= 1; due -= 1) void one()
    }
    await pause(2000)
  }
  over = true
  clearInterval(reporting)
  for (const socket of open) socket.disconnect()
  process.send?.(part)
  process.disconnect()
  agent.destroy()
}

process.once('message', (plan) => void run(plan as Plan).then(() => process.exit(0))) // the parent sends nothing else
