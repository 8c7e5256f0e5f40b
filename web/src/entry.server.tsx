import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { locales } from '@rahba/contract/kernel/locale'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { PageReadsContext } from './api/page-reads.ts'
import { readsMark } from './api/page-reads-element.ts'
import { NonceContext } from './shell/head/nonce.ts'
import { getPageReads } from './shell/request/read-for-page.ts'
import { pageRequest } from './shell/request/request-context.ts'
import { parts } from './text/parts.ts'
import { isPart, loadTexts } from './text/use-text.ts'

// The server sets this key for each page request (server/src/platform/web/render-page.ts).
export { pageRequest }

// The server speaks both languages from its first page on.
await Promise.all(locales.map((locale) => loadTexts(locale, Object.keys(parts).filter(isPart))))

export const streamTimeout = 5000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // none while developing: Vite's scripts have none, and the browser would report the attributes as a mismatch
  const page = context.get(pageRequest)
  const nonce = page.nonce || undefined
  const nonceProps = nonce ? { nonce } : {}
  const reads = getPageReads(page)
  let framed = false
  let answerStatus = status
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PageReadsContext value={reads}>
          <ServerRouter context={routerContext} url={request.url} {...nonceProps} />
        </PageReadsContext>
      </NonceContext>,
      {
        ...nonceProps,
        // every part stands in its place, so that the page is read without scripts
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          framed = true
        },
        onAllReady() {
          // the timer keeps the whole rendering in memory
          clearTimeout(timer)
          headers.set('content-type', 'text/html; charset=utf-8')
          const body = text(pipe(new PassThrough()))
          resolve(
            body.then(
              (html) =>
                new Response(
                  html.replace(readsMark, () => JSON.stringify(reads.answers()).replaceAll('<', '\\u003c')),
                  { headers, status: answerStatus },
                ),
            ),
          )
        },
        onShellError(error: unknown) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          if (framed) console.error(error)
          else answerStatus = 500 // the error page is drawn and the router logs it
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000).unref()
  })
}
