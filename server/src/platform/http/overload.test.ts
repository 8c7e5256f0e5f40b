import { request as ask } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'
import { mountHealth } from './health.ts'
import { createLimit } from './overload.ts'

describe('the limit of requests at once', () => {
  const fill = (limit: ReturnType<typeof createLimit>) => {
    let taken = 0
    while (limit.hasRoom(1)) {
      limit.take(1)
      taken += 1
    }
    return { taken, empty: () => limit.give(taken) }
  }

  it('grows while it is used up and the event loop keeps up', () => {
    const limit = createLimit(50)
    const before = limit.value
    limit.adapt(5, 0)
    expect(limit.value).toBe(before)
    fill(limit)
    limit.adapt(5, 0)
    expect(limit.value).toBeGreaterThan(before)
  })

  it('shrinks when the event loop lags or callers queue for the database, down to the minimum', () => {
    for (const [delay, queue] of [
      [80, 0],
      [5, 30],
    ] as const) {
      const limit = createLimit(50)
      const { taken } = fill(limit)
      limit.adapt(delay, queue)
      expect(limit.value).toBeLessThan(taken)
      expect(limit.hasRoom(1)).toBe(false)
      for (let n = 0; n < 50; n++) limit.adapt(delay, queue)
      expect(limit.value).toBe(64)
    }
  })

  it('always admits one request', () => {
    const limit = createLimit(50)
    expect(limit.hasRoom(100_000)).toBe(true)
  })

  it('is freed by each answer', () => {
    const limit = createLimit(50)
    const { empty } = fill(limit)
    empty()
    expect(limit.hasRoom(32)).toBe(true)
  })
})

const files = ['/assets/x.js', '/files/some-id/640.webp', '/favicon.svg']

/** An app whose calls and pages wait until they are told to answer. */
async function slowApp() {
  const waiting: (() => void)[] = []
  const { app } = await bareApp(
    async (other: FastifyInstance, deps) => {
      await mountHealth(other, deps)
      for (const url of ['/api/slow', '/en/slow']) {
        other.get(url, async () => {
          await new Promise<void>((done) => waiting.push(done))
          return { ok: true }
        })
      }
      for (const url of files) other.get(url, async () => 'x')
    },
    { BUSY_AFTER_MS: 50 },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const get = (path: string, accept = 'application/json') =>
    new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: string }>((done, fail) => {
      ask({ port, path, host: '127.0.0.1', headers: { accept, 'accept-language': 'en' } }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          body += chunk
        })
        answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, body }))
      })
        .on('error', fail)
        .end()
    })
  return { app, get, waiting }
}

describe('a node at its limit', () => {
  it('rejects calls and pages right away in the reader’s language, and still reports that it lives', async () => {
    // the limit stays what it is at the start
    vi.useFakeTimers({ toFake: ['setInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const { app, get, waiting } = await slowApp()
    const running = Array.from({ length: 256 }, () => get('/api/slow'))
    while (waiting.length < 256) await new Promise((done) => setTimeout(done, 5))

    const call = await get('/api/slow')
    expect(call.status).toBe(503)
    expect(call.headers['retry-after']).toBe('1')
    expect(JSON.parse(call.body)).toMatchObject({ code: 'unavailable', error: 'The service isn’t available right now. Try again shortly' })

    const page = await get('/en/slow', 'text/html')
    expect(page.status).toBe(503)
    expect(page.headers['retry-after']).toBe('1')
    expect(page.body).toContain('<html lang="en" dir="ltr">')
    expect(page.body).toContain('http-equiv="refresh"')

    expect((await get('/api/health')).status).toBe(200)
    for (const url of files) expect((await get(url)).status, url).toBe(200)
    const ofPage = await get('/en/slow.data')
    expect([ofPage.status, ofPage.headers['retry-after']]).toEqual([503, '1'])
    // a page that was let in may make its calls
    const inner = app.inject('/api/slow')
    while (waiting.length < 257) await new Promise((done) => setTimeout(done, 5))

    for (const answer of waiting) answer()
    expect((await inner).statusCode).toBe(200)
    expect((await Promise.all(running)).every(({ status }) => status === 200)).toBe(true)
    const again = get('/api/slow')
    while (waiting.length < 258) await new Promise((done) => setTimeout(done, 5))
    waiting[257]?.()
    expect((await again).status).toBe(200)
    await app.close()
  })
})
