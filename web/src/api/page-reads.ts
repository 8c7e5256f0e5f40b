import type { Call } from '@rahba/contract/kernel/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react'
import { pageReadsElement } from './page-reads-element.ts'
import { createQueryClient, giveAnswer } from './query-client.ts'

/** The calls that one page reads while the server draws it, and their answers. */
export interface PageReads {
  client: QueryClient
  /** Fulfilled when the answer is in the cache, or when it is left to the browser. Gives the same promise for the same call. */
  read: (endpoint: Call, input: object) => Promise<void>
  /** The answers as the text of a JSON script. */
  text: () => string
}

/** Set for the server's rendering alone. */
export const PageReadsContext = createContext<PageReads | null>(null)

const element = () => document.getElementById(pageReadsElement.id)

/** A browser's cache that begins with what the server read for this page. */
export function createPageClient(): QueryClient {
  const client = createQueryClient()
  // as the server's `text` wrote them
  const answers = JSON.parse(element()?.textContent || '[]') as [[string, object], unknown][]
  for (const [key, data] of answers) giveAnswer(client, key, data)
  return client
}

/** To be called once the page stands: the next cache begins empty. */
export function clearPageReads(): void {
  const found = element()
  if (found) found.textContent = ''
}
