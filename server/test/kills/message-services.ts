import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { notifications } from '../../src/notifications/table.ts'
import type { Db } from '../../src/platform/db/types.ts'
import { pairFromSecret } from '../../src/platform/push/vapid-keys.ts'
import { only } from '../only.ts'
import { makePlaces, makeShopper } from '../order-world.ts'
import { pushStandIn } from '../push-stand-in.ts'
import { testEnv } from '../test-env.ts'

// Stand-ins for the SMS, mail and push services. They answer slowly and record the ids of each message.

const pause = 30
const listen = async (server: { listen: (port: number, host: string, done: () => void) => unknown; address: () => unknown }) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as { port: number }).port // it listens on a port
}

/** A mail server that accepts every message, with the part of SMTP that this needs. */
function mailServer(take: (subject: string, id: string) => void) {
  const sockets = new Set<Socket>()
  const server = createTcpServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined) // a process that is killed resets it
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`)
    let [left, isData] = ['', false]
    say('220 here')
    socket.setEncoding('utf8').on('data', (part: string) => {
      left += part
      for (;;) {
        const end = left.indexOf(isData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = left.slice(0, end)
        left = left.slice(end + (isData ? 5 : 2))
        if (isData) {
          isData = false
          take(/^Subject: (.*)$/im.exec(text)?.[1] ?? '', /^Message-ID: (.*)$/im.exec(text)?.[1] ?? '')
          setTimeout(() => say('250 taken'), pause)
        } else if (/^DATA/i.test(text)) {
          isData = true
          say('354 go on')
        } else say(/^QUIT/i.test(text) ? '221 bye' : '250 fine')
      }
    })
  })
  const stop = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { server, stop }
}

/** Services for each kind of message; `received` has the ids under which each text came. */
export async function messageServices() {
  const received = new Map<string, Set<string>>()
  const take = (text: string, id: string) => void received.set(text, (received.get(text) ?? new Set()).add(id))
  const sms = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => {
      body += part
    })
    request.on('end', () => {
      const { body: text } = JSON.parse(body) as { body: string } // the adapter's own
      take(text, String(request.headers['idempotency-key']))
      setTimeout(() => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'), pause)
    })
  })
  const mail = mailServer(take)
  const push = await pushStandIn(pairFromSecret(testEnv('').SECRET).publicKey)
  return {
    get received() {
      // a browser shows two pushes with one id once
      for (const { message } of push.delivered) {
        const { title, id } = message as { title: string; id: string } // the product's own push
        take(title, id)
      }
      return received
    },
    refused: push.refused,
    smsUrl: `http://127.0.0.1:${await listen(sms)}/send`,
    smtpUrl: `smtp://127.0.0.1:${await listen(mail.server)}`,
    subscription: push.subscription,
    stop() {
      sms.closeAllConnections()
      sms.close()
      mail.stop()
      push.stop()
    },
  }
}

/** A shopper's device, and the notices that it received. */
export async function getDevice(db: Db, subscription: string) {
  const shopper = await makeShopper(db, (await makePlaces(db)).city_id)
  const { rows } = await db.execute<{
    id: string
  }>(sql`insert into device_tokens (audience, subject_id, recipient_id, session_id, device_token)
    select 'user', subject_id, subject_id, id, ${subscription} from sessions where subject_id = ${shopper.id}::uuid limit 1 returning id`)
  return {
    id: only(rows).id,
    /** Writes a notice with this title; gives its id. */
    async notice(tx: Db, title: string): Promise<string> {
      const side = { title, body: title }
      const values = {
        audience: 'user',
        recipient_id: shopper.id,
        notif_type: 'GeneralNotification',
        data: { ar: side, en: side },
      } as const
      return only(await tx.insert(notifications).values(values).returning({ id: notifications.id })).id
    },
  }
}
