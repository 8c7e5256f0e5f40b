import { PassThrough } from 'node:stream'
import { locales } from '@rahba/contract/kernel/locale'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { NonceContext } from './shell/nonce.ts'
import { pageRequest } from './shell/request-context.ts'
import { parts } from './text/parts.ts'
import { isPart, loadTexts } from './text/use-text.ts'

// The server's mount sets this key for each page request (server/src/platform/web.ts).
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
  const nonce = context.get(pageRequest).nonce || undefined
  const given = nonce ? { nonce } : {}
  // a crawler gets the finished page, a browser the page as soon as its frame stands
  const ready = isbot(request.headers.get('user-agent') ?? '') ? 'all' : 'shell'
  return new Promise((resolve, reject) => {
    let answered = false
    let answerStatus = status
    function answer() {
      answered = true
      const body = new PassThrough()
      headers.set('content-type', 'text/html; charset=utf-8')
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...given} />
      </NonceContext>,
      {
        ...given,
        onShellReady() {
          if (ready === 'shell') answer()
        },
        onAllReady() {
          // the timer keeps the whole rendering in memory
          clearTimeout(timer)
          if (ready === 'all') answer()
        },
        onShellError(error: unknown) {
          clearTimeout(timer)
          reject(error)
        },
        onError(error: unknown) {
          answerStatus = 500
          if (answered) console.error(error) // before that, the error page is drawn and the router logs it
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1000).unref()
  })
}
