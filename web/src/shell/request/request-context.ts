import type { Locale } from '@rahba/contract/kernel/locale'
import { createContext } from 'react-router'

/** One call to our own API, made without leaving the process. `path` is below the API's base path. */
export interface InnerCall {
  method: string
  path: string
  query?: Record<string, unknown>
  /** An object is sent as JSON, a form as it is. */
  body?: unknown
  /** The version that an edit saw, the key under which a repeated call is answered once, or a session that begins with this page. */
  headers?: { 'if-match'?: string; 'idempotency-key'?: string; authorization?: string }
}

interface InnerAnswer {
  status: number
  body: unknown
  /** The `Set-Cookie` headers, for a page that hands a session on to its visitor. */
  cookies: string[]
}

/** The server's data about a page request. Set by `createRenderer` (server/src/platform/web/render-page.ts), which finds the key through entry.server. */
export interface PageRequest {
  nonce: string
  locale: Locale
  /** The public address of the product (`PUBLIC_URL`): canonical and shared addresses begin with it. */
  origin: string
  /** The page's own address with its query, without React Router's `.data` ending. */
  pageUrl: string
  /** True if only the loaders' data is wanted: the browser goes to the page without loading a document. */
  dataOnly: boolean
  /** The cookies by their names in the specification, even if the browser stores them under `__Host-`. */
  cookies: Readonly<Record<string, string | undefined>>
  call(call: InnerCall): Promise<InnerAnswer>
}

export const pageRequest = createContext<PageRequest>()
