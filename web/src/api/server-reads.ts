import type { Call } from '@rahba/contract/kernel/endpoint'
import { hashKey } from '@tanstack/react-query'
import type { PageReads, ReadAnswer } from './page-reads.ts'
import { createQueryClient, primeCache } from './query-client.ts'

/** Makes a reading call in process, as the visitor who asked for the page. */
type ReadCall = (endpoint: Call, input: object) => Promise<ReadAnswer>

/** The time that the server waits for one answer before it leaves that part of the page to the browser, in milliseconds. */
const patience = 2000

const after = (milliseconds: number) => new Promise<null>((resolve) => void setTimeout(resolve, milliseconds, null).unref())

/** A cache for one page request. What is refused or slow is drawn as loading, and the browser asks for it. */
export function createPageReads(call: ReadCall): PageReads {
  const client = createQueryClient()
  const pending = new Map<string, Promise<ReadAnswer | null>>()
  const ask = async (endpoint: Call, input: object) => {
    const answer = await Promise.race([call(endpoint, input), after(patience)]).catch(() => null)
    if (answer && answer.status < 400) primeCache(client, [endpoint.name, input], answer.body)
    return answer
  }
  return {
    client,
    read(endpoint, input) {
      const hash = hashKey([endpoint.name, input])
      const reading = pending.get(hash) ?? ask(endpoint, input)
      pending.set(hash, reading)
      return reading
    },
    answers: () =>
      client
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data] as const])),
  }
}
