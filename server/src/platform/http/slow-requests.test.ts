import { connect, type Socket } from 'node:net'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const t = await testApp()
const address = await t.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = new URL(address)

/** Sends `head`, then a byte now and then, until the server ends it. Returns how many ms that took and what was answered. */
function slowly(head: string, drop: string): Promise<{ ms: number; answer: string }> {
  const { promise, resolve } = Promise.withResolvers<{ ms: number; answer: string }>()
  const from = Date.now()
  const socket: Socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (part) => {
    answer += part.toString()
  })
  socket.on('error', () => undefined)
  const dripping = setInterval(() => socket.write(drop), 200)
  socket.on('close', () => {
    clearInterval(dripping)
    resolve({ ms: Date.now() - from, answer })
  })
  socket.write(head)
  return promise
}

it('ends a request at its time limit, and not at Node’s next check every 30 s', async () => {
  expect(t.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 15_000 })
  // the same rule with less patience
  Object.assign(t.app.server, { headersTimeout: 500, requestTimeout: 1000 })
  const slow = await Promise.all([
    slowly('GET /api/health HTTP/1.1\r\nHost: localhost\r\n', 'x-a: b\r\n'),
    slowly('POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n', ' '),
  ])
  for (const { ms, answer } of slow) {
    expect(ms).toBeLessThan(15_000)
    expect(answer).toMatch(/^HTTP\/1\.1 408|^$/)
  }
  const quick = await fetch(`${address}/api/health`)
  expect(quick.status).toBe(200)
})
