import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { getOpenApi } from '../src/platform/http/openapi.ts'
import { testApp } from './test-app.ts'

const t = await testApp()
const file = new URL('./openapi.snapshot.txt', import.meta.url)

type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: unknown
  responses: Record<string, unknown>
}

/** One line a call: what it takes and which statuses it answers with. A change of the API shows as a change of this file. */
function summarise(paths: Record<string, Record<string, unknown>>): string {
  const lines = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { operationId, parameters, requestBody, responses } = operation as Operation // only these parts are read
      const takes = parameters.map((parameter) => `${parameter.name}${parameter.required ? '' : '?'}`).join(' ')
      return `${method.toUpperCase()} ${path} ${operationId} (${takes})${requestBody ? ' body' : ''} -> ${Object.keys(responses).join(' ')}`
    }),
  )
  return `${lines.sort().join('\n')}\n`
}

it('describes every call, as in the snapshot', () => {
  const summary = summarise(getOpenApi(t.app.served).paths)
  expect(summary.split('\n').length - 1).toBe(t.app.served.length)
  if (!existsSync(file) || process.env.UPDATE_SNAPSHOT) writeFileSync(file, summary)
  expect(summary).toBe(readFileSync(file, 'utf8'))
})

it('is public', async () => {
  const answer = await t.call('GET', '/openapi.json')
  expect(answer.status).toBe(200)
  expect(answer.body.openapi).toBe('3.1.0')
})

it('is compressed once for all requests', async () => {
  const ask = (encoding: string) => t.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding } })
  const [br, gzip, plain] = [await ask('gzip, deflate, br'), await ask('gzip'), await ask('identity')]
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') })
  expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString()).openapi).toBe('3.1.0')
  expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
  expect(plain.headers).not.toHaveProperty('content-encoding')
})

it('is not served where it is turned off, as in production', async () => {
  const off = await testApp({ API_DOCS: false })
  for (const path of ['/openapi.json', '/docs', '/docs/']) expect((await off.call('GET', path)).status, path).toBe(404)
})
