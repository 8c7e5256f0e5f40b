import { randomUUID } from 'node:crypto'
import type { Message } from '@rahba/contract/conversations/chat/chat-shapes'
import { channelName } from '@rahba/contract/kernel/channels'
import { sql } from 'drizzle-orm'
import type { Db } from '../../src/platform/db/types.ts'
import { makeStore } from '../catalog-world.ts'
import { liveClient } from '../live-client.ts'
import { shopper } from '../people.ts'
import { shoot } from '../races/volley.ts'

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** Nobody waits longer than this for an answer, whichever node stops meanwhile. */
const patience = 30_000

interface Person {
  side: 'store' | 'user'
  token: string
  session_id: string
  /** The numbers of what was said and answered, in the order it was said. */
  said: number[]
  /** Messages on the screen. */
  kept: Message[]
  /** How often the socket came back. */
  returns: number
}

async function get(port: number, { side, token, session_id }: Person, after: number): Promise<{ data: Message[]; has_more: boolean }> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${side}/chat/${session_id}/messages?after=${after}&limit=50`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(patience),
  })
  if (!answer.ok) throw new Error(`${answer.status}`)
  return (await answer.json()) as { data: Message[]; has_more: boolean } // the contract's response
}

/**
 * Reads along as the page does (web/src/conversations/chat/use-thread.ts): what follows the last message is put under it, anything else, and every return of the socket,
 * fetches what is missing; what could not be fetched is tried again.
 */
async function reads(port: number, person: Person): Promise<void> {
  const client = await liveClient(port, person.side, person.token)
  const { kept } = person
  const channel = channelName('chat', person.session_id)
  const last = () => kept.at(-1)?.sequence ?? 0
  const add = (messages: readonly Message[]) => {
    for (const message of messages) if (message.sequence === last() + 1) kept.push(message)
  }
  const catchUp = async (): Promise<void> => {
    try {
      for (let more = true; more; ) {
        const page = await get(port, person, last())
        add(page.data)
        more = page.has_more
      }
    } catch {
      await wait(200)
      if (client.socket.active) return catchUp()
    }
  }
  const begin = async (): Promise<void> => {
    const { id } = client.socket
    try {
      const { ok } = await client.subscribe(channel)
      if (!ok) throw new Error('not heard')
      await catchUp()
    } catch {
      await wait(200)
      if (client.socket.connected && client.socket.id === id) return begin()
    }
  }
  client.socket.on('message', (message: Message) => (message.sequence === last() + 1 ? add([message]) : void catchUp()))
  client.socket.on('missed', () => void catchUp())
  client.socket.on('connect', () => {
    person.returns += 1
    void begin()
  })
  await begin()
}

/** A call on a connection of its own, as an app makes it, so that calls come to both nodes; stores hold theirs open, as browsers do. */
async function post(port: number, { side, token, session_id }: Person, body: object): Promise<{ status: number; text: string }> {
  const path = `/${side}/chat/${session_id}/send_msg`
  if (side === 'user') return shoot({ port, path, token, body })
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Says one thing until it is answered, under the same `client_id`; gives its number, or null where there was no answer at all. */
async function say(port: number, person: Person, text: string, statuses: Map<number, number>): Promise<number | null> {
  const body = { client_id: randomUUID(), text }
  for (const until = Date.now() + patience; Date.now() < until; await wait(50)) {
    // whether something was kept whose connection broke is not known
    const answer = await post(port, person, body).catch(() => ({ status: 0, text: '' }))
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 201) return (JSON.parse(answer.text) as Message).sequence // the contract's response
  }
  return null
}

/** So many conversations in which both sides write and read, all through one port. */
export async function startTalk(db: Db, port: number, conversations: number) {
  const people: Person[] = []
  for (let n = 0; n < conversations; n++) {
    const [store, user] = [await makeStore(db), await shopper({ db })]
    const answer = await fetch(`http://127.0.0.1:${port}/api/user/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ store_id: store.id }),
    })
    const { id: session_id } = (await answer.json()) as { id: string } // the contract's response
    for (const [side, token] of [['store', store.token] as const, ['user', user.token] as const])
      people.push({ side, token, session_id, said: [], kept: [], returns: 0 })
  }
  await Promise.all(people.map((person) => reads(port, person)))
  const statuses = new Map<number, number>()
  let stopping = false
  let silent = 0
  const talks = async (person: Person, n: number) => {
    await wait(n * 40)
    for (let count = 0; !stopping; count++) {
      const sequence = await say(port, person, `${person.side} ${count}`, statuses)
      if (sequence === null) silent += 1
      else person.said.push(sequence)
      // nobody may say more than thirty things in twenty seconds
      await wait(700)
    }
  }
  const all = people.map(talks)
  return {
    people,
    statuses,
    async stop() {
      stopping = true
      await Promise.all(all)
    },
    /** Finds faults after the conversation has ended. Screens get `within` milliseconds to show the last messages. */
    async faults(within = 8000) {
      const { rows } = await db.execute<{ session_id: string; sequence: number }>(
        sql`select session_id, sequence from chat_messages order by session_id, sequence`,
      )
      const there = Map.groupBy(rows, ({ session_id }) => session_id)
      const complete = ({ kept, session_id }: Person) => kept.length === (there.get(session_id)?.length ?? 0)
      for (const until = Date.now() + within; Date.now() < until && !people.every(complete); ) await wait(50)
      const said = new Map<string, number[]>()
      for (const { session_id, said: mine } of people) said.set(session_id, [...(said.get(session_id) ?? []), ...mine])
      const numbers = [...there].map(
        ([session_id, messages]) => [messages.map(({ sequence }) => sequence), said.get(session_id) ?? []] as const,
      )
      return {
        /** Nobody answered, for longer than people wait. */
        silent,
        /** Answered, and not in the conversation. */
        lost: numbers.reduce((sum, [kept, told]) => sum + told.filter((n) => !kept.includes(n)).length, 0),
        /** Messages in the conversation without an answer to their sender: duplicates. */
        doubled: numbers.reduce((sum, [kept, told]) => sum + kept.filter((n) => !told.includes(n)).length, 0),
        gaps: numbers.filter(([kept]) => kept.some((n, at) => n !== at + 1)).length,
        /** One's own words stand in the order one said them. */
        turned: people.filter(({ said: mine }) => mine.some((n, at) => at > 0 && n <= (mine[at - 1] ?? 0))).length,
        /** Screens that do not show all of it. */
        behind: people.filter((person) => !complete(person)).length,
      }
    },
  }
}

export const nothingWrong = { silent: 0, lost: 0, doubled: 0, gaps: 0, turned: 0, behind: 0 }
