import type { Call } from '@rahba/contract/kernel/endpoint'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'
import { pageReadsElement } from './page-reads-element.ts'
import { createQueryClient, primeCache } from './query-client.ts'

/** The API's answer to a reading call. */
export interface ReadAnswer {
  status: number
  body: unknown
}

/** An answer with its key in the query cache. */
type KeyedAnswer = readonly [key: QueryKey, data: unknown]

/** The calls that one page reads on the server, in its loaders and while it is drawn, and their answers. */
export interface PageReads {
  client: QueryClient
  /** Returns the answer, which the cache then holds, or null if it is left to the browser. The same call gets the same promise. */
  read: (endpoint: Call, input: object) => Promise<ReadAnswer | null>
  /** The answers in the cache. */
  answers: () => readonly KeyedAnswer[]
}

/** Set for the server's rendering alone. */
export const PageReadsContext = createContext<PageReads | null>(null)

const element = () => document.getElementById(pageReadsElement.id)

/** A browser's cache that begins with what the server read for this page. */
export function createPageClient(): QueryClient {
  const client = createQueryClient()
  // This is the format that entry.server wrote.
  const answers = JSON.parse(element()?.textContent || '[]') as KeyedAnswer[]
  for (const [key, data] of answers) primeCache(client, key, data)
  return client
}

/** The answer of a loader when the browser goes to a page without loading a document: its reads, for the query cache. */
export interface CarriedReads {
  reads: readonly KeyedAnswer[]
}

const carriesReads = (loaderData: unknown): loaderData is CarriedReads =>
  typeof loaderData === 'object' && loaderData !== null && 'reads' in loaderData && Array.isArray(loaderData.reads)

const restored = new WeakSet<object>()

/** Puts what a navigation's loaders read in the cache, once, before the page asks for it. */
export function takeCarriedReads(client: QueryClient, loaderData: readonly unknown[]): void {
  for (const carried of loaderData) {
    if (!carriesReads(carried) || restored.has(carried)) continue
    restored.add(carried)
    for (const [key, data] of carried.reads) primeCache(client, key, data)
  }
}

/** Empties the page's reads, so that the next cache begins empty. To be called once the page is rendered. */
export function clearPageReads(): void {
  const found = element()
  if (found) found.textContent = ''
}
