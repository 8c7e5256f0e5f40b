import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readEnv, variableNames } from '../src/env.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rahba-env-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const production = {
  NODE_ENV: 'production',
  SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://db/rahba',
  PUBLIC_URL: 'https://rahba.example/',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'no-reply@rahba.example',
  DATA_DIR,
}

it('has every variable in docs/running.md, and no other', () => {
  const document = readFileSync(new URL('../../docs/running.md', import.meta.url), 'utf8')
  const table = document.slice(document.indexOf('## Variables'), document.indexOf('## Upgrade'))
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))
  const described = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_\d]+)`/g)].map(([, name]) => name))
  expect(described.toSorted()).toEqual(variableNames.toSorted())
})

describe('readEnv', () => {
  it('requires nothing outside production', () => {
    const env = readEnv({ DATA_DIR })
    expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DEMO: true, WORKER: 'inline', TRUST_PROXY: false })
  })

  it('keeps the generated secret between starts', () => {
    const { SECRET } = readEnv({ DATA_DIR })
    expect(SECRET).toHaveLength(64)
    expect(readEnv({ DATA_DIR }).SECRET).toBe(SECRET)
  })

  it('takes production without a demo market', () => {
    expect(readEnv(production)).toMatchObject({ DEMO: false, API_DOCS: false, PUBLIC_URL: 'https://rahba.example' })
  })

  it('starts in production without a mail server only if configured', () => {
    expect(readEnv({ ...production, SMTP_URL: '', OUTBOX: '1' })).toMatchObject({ OUTBOX: true })
  })

  it.each([
    ['SMTP_URL', { ...production, SMTP_URL: '' }],
    ['MAIL_FROM', { ...production, MAIL_FROM: '' }],
    ['SECRET', { ...production, SECRET: '' }],
    ['SECRET', { ...production, SECRET: 'short' }],
    ['DATABASE_URL', { ...production, DATABASE_URL: undefined }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: 'rahba.example' }],
    ['DEMO', { ...production, DEMO: '1' }],
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['MOYASAR_SECRET_KEY', { MOYASAR_SECRET_KEY: 'pk_live_1', MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16) }],
    ['MOYASAR_WEBHOOK_SECRET', { MOYASAR_SECRET_KEY: 'sk_live_1' }],
    ['MOYASAR_WEBHOOK_SECRET', { MOYASAR_SECRET_KEY: 'sk_live_1', MOYASAR_WEBHOOK_SECRET: 'short' }],
    [
      'MOYASAR_API_URL',
      { MOYASAR_SECRET_KEY: 'sk_live_1', MOYASAR_WEBHOOK_SECRET: 'x'.repeat(16), MOYASAR_API_URL: 'http://moyasar.example/v1' },
    ],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['BUSY_AFTER_MS', { BUSY_AFTER_MS: 'soon' }],
    ['SOCKETS_PER_IP', { SOCKETS_PER_IP: '0' }],
    ['WORKER', { WORKER: 'maybe' }],
  ])('reports a fault in one line: %s', (name, source) => {
    const act = () => readEnv({ DATA_DIR, ...source })
    expect(act).toThrow(
      expect.objectContaining({ name: 'StartError', message: expect.stringMatching(new RegExp(`^${name}: (missing|expected).{10,}$`)) }),
    )
  })

  it('reports in one line that the data folder is a file', () => {
    const file = join(DATA_DIR, 'a-file')
    writeFileSync(file, '')
    expect(() => readEnv({ DATA_DIR: file })).toThrow(
      expect.objectContaining({ name: 'StartError', message: `DATA_DIR: cannot make the folder ${file} (EEXIST)` }),
    )
  })

  it('never prints a value', () => {
    expect(() => readEnv({ DATA_DIR, DATABASE_URL: 'hunter2' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })
})
