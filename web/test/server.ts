import { vi } from 'vitest'
import { cleanUpBy } from './cleanup.ts'

interface Received {
  query: Record<string, string>
  body: unknown
  headers: Record<string, string>
}

interface Answer {
  status?: number
  body: unknown
}

/** Answers the calls of a page by `METHOD /path` below `/api`. A function that throws breaks the connection. Gives what each path received. */
export function answerCalls(answers: Record<string, (call: Received) => Answer | Promise<Answer>>) {
  const received: Record<string, Received[]> = Object.fromEntries(Object.keys(answers).map((name) => [name, []]))
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, window.location.origin)
    const name = `${init.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`
    const answer = answers[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const call = {
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: Object.fromEntries(new Headers(init.headers)),
    }
    received[name]?.push(call)
    const { status = 200, body } = await answer(call)
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
  })
  return (name: string): readonly Received[] => received[name] ?? []
}

/** How an upload of the page goes on; without `answer` the connection breaks. */
interface Upload {
  progress: (percent: number) => void
  answer: (status: number, body: unknown) => void
  cut: () => void
  form: FormData
}

/** Takes the uploads of a page, which are sent with XMLHttpRequest for the sake of their progress. */
export function takeUploads(): Upload[] {
  const uploads: Upload[] = []
  class HeldRequest {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort?.()
    }
    send(form: FormData) {
      uploads.push({
        form,
        progress: (loaded) => this.upload.onprogress?.({ lengthComputable: true, loaded, total: 100 }),
        answer: (status, body) => {
          this.status = status
          this.responseText = JSON.stringify(body)
          this.onload?.()
        },
        cut: () => this.onerror?.(),
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  return uploads
}

cleanUpBy(() => {
  vi.unstubAllGlobals()
})
