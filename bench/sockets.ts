import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { channelName, socketPath } from '@rahba/contract/kernel/channels'
import { io, type Socket } from 'socket.io-client'
import { openSession } from '../server/src/access/sessions/open-session.ts'
import { notify } from '../server/src/notifications/notify.ts'
import { startPostgres } from '../server/src/platform/db/embedded.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { socketUrl } from '../server/src/platform/db/open-database.ts'
import { connect } from '../server/src/platform/db/pool.ts'
import { nodeFlags, processSettings } from '../server/src/process-settings.ts'
import { users } from '../server/src/shoppers/table.ts'
import { stores } from '../server/src/stores/table.ts'
import { testNotice } from '../server/test/test-notice.ts'

// `npm run bench -- sockets`: many shoppers' sockets on one node, what each takes, and how long a message is on its way over one node and over two.
const many = Number(process.env.BENCH_SOCKETS ?? 2000)
const rounds = Number(process.env.BENCH_MESSAGES ?? 300)
const ports = [4393, 4394] as const
const root = new URL('..', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'rahba-sockets-'))
chmodSync(folder, 0o755) // the database's own user passes through it

const database = await startPostgres({ dataDir: join(folder, 'pg'), flags: ['-c', 'shared_buffers=256MB'] })
const url = socketUrl(database.host, database.user, 'postgres')
await migrate(url)
const { pool, db } = connect(url, { max: 4 })

async function startNode(port: number): Promise<ChildProcess> {
  const env = { NODE_ENV: 'production', DATABASE_URL: url, PUBLIC_URL: `http://127.0.0.1:${port}`, PORT: String(port), HOST: '127.0.0.1' }
  const own = {
    DATA_DIR: join(folder, 'data'),
    SECRET: 'x'.repeat(40),
    OUTBOX: '1',
    LOG_LEVEL: 'error',
    WORKER: 'off',
    SOCKETS_PER_IP: String(many + 100),
    ...processSettings,
  }
  const args = [...nodeFlags, join(root, 'server/build/main.js')]
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.on('exit', () => child.kill('SIGKILL'))
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) await new Promise((done) => setTimeout(done, 50))
  return child
}

const residentMb = ({ pid }: ChildProcess) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000
const at = (values: readonly number[], part: number) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const figures = (values: readonly number[]) => `p50 ${at(values, 0.5).toFixed(1)} ms, p99 ${at(values, 0.99).toFixed(1)} ms`
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function call(port: number, path: string, token: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return JSON.parse(text)
}

async function listening(port: number, token: string, channel: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: socketPath,
    transports: ['websocket'],
    forceNew: true,
    auth: { audience: 'user', token },
  })
  await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed))
  const { auth } = await call(port, '/broadcasting/auth', token, { socket_id: socket.id, channel_name: channel })
  const answer: { ok: boolean } = await socket.emitWithAck('subscribe', { channel, auth })
  if (!answer.ok) throw new Error('a subscription was refused')
  return socket
}

const [near, far] = await Promise.all(ports.map(startNode))
if (!near || !far) throw new Error('both nodes start')
const [store] = await db
  .insert(stores)
  .values({ slug: 'bench', name: { ar: 'متجر', en: 'Store' }, entity_type: 'business', approved: 1, is_online: true })
  .returning({ id: stores.id })
const people = await db
  .insert(users)
  .values(Array.from({ length: many }, (_, n) => ({ phone: `+96657${String(n).padStart(7, '0')}`, name: `Shopper ${n}` })))
  .returning({ id: users.id })
const tokens: string[] = []
for (const { id } of people) tokens.push((await openSession(db, { audience: 'user', subject_id: id })).token)

await pause(2000)
const before = residentMb(near)
const sockets: Socket[] = []
const opened = performance.now()
for (let from = 0; from < many; from += 10) {
  const some = people.slice(from, from + 10).map(({ id }, n) => listening(ports[0], tokens[from + n] ?? '', channelName('user', id)))
  sockets.push(...(await Promise.all(some)))
}
const took = (performance.now() - opened) / 1000
await pause(5000)
const after = residentMb(near)
console.log(
  `${many} sockets on one node: opened and subscribed in ${took.toFixed(1)} s, ${(((after - before) * 1000) / many).toFixed(1)} kB each (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
)

/** How long it takes from the call that sends until a socket of `port` hears it, while all the others stay connected. */
async function onTheWay(port: number): Promise<number[]> {
  const waits: number[] = []
  for (let n = 0; n < rounds; n++) {
    // by turns, since a person is limited to what a person types
    const token = tokens[n % 100] ?? ''
    const { id = '' } = await call(ports[0], '/user/chat', token, { store_id: store?.id ?? '' })
    const socket = await listening(port, token, channelName('chat', id))
    const received = new Promise<number>((done) => socket.once('message', () => done(performance.now())))
    const begun = performance.now()
    await call(ports[0], `/user/chat/${id}/send_msg`, token, { client_id: randomUUID(), text: 'هل يتوفر مقاس كبير؟' })
    waits.push((await received) - begun)
    socket.disconnect()
  }
  return waits
}
console.log(`message to screen, one node: ${figures(await onTheWay(ports[0]))}`)
console.log(`message to screen, two nodes: ${figures(await onTheWay(ports[1]))}`)

const notified = sockets.map((socket) => new Promise<number>((done) => socket.once('notification', () => done(performance.now()))))
const words = { title: 'خبر', body: 'نص' }
const recipient_ids = [...people.map(({ id }) => id), ...Array.from({ length: Math.max(0, 10_000 - many) }, () => randomUUID())]
const begun = performance.now()
await notify(db, testNotice({ audience: 'user', recipient_ids, notif_type: 'GeneralNotification', data: { ar: words, en: words } }))
const committed = performance.now() - begun
const last = Math.max(...(await Promise.all(notified))) - begun
console.log(`10,000 notices: written in ${committed.toFixed(0)} ms, the last of ${many} sockets was notified after ${last.toFixed(0)} ms`)

for (const socket of sockets) socket.disconnect()
near.kill('SIGTERM')
far.kill('SIGTERM')
await pool.end()
await database.stop()
rmSync(folder, { recursive: true, force: true })
process.exit(0)
