import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { mountWebFiles } from './web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'rahba-web-'))
const app = fastify()
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the service worker for pushes may connect to this server only', async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'push-worker.js'), '// a worker')
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await mountWebFiles(app, folder)
  const policy = String((await app.inject('/push-worker.js')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  // the market's worker has it as a part
  expect(policy).toContain("script-src 'self'")
  expect((await app.inject('/favicon.svg')).headers['content-security-policy']).not.toContain('script-src')
})
