import { randomUUID } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import { maxFileBytes } from '@rahba/contract/kernel/file-limits'
import { fileErrors } from '@rahba/contract/kernel/files'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'
import { pdf } from '../../../test/pdf-corpus.ts'
import { uploadCorpus } from '../../../test/upload-corpus.ts'
import { auditLog } from '../audit/table.ts'
import { AppError } from '../errors.ts'
import { attachFiles } from './attach-files.ts'
import { mountFiles } from './plugin.ts'
import { sweepFiles } from './sweep-files.ts'
import { type FileRow, files } from './table.ts'

const { app, deps } = await bareApp((bare, given) => mountFiles(bare, given, []))
const corpus = (await uploadCorpus()).filter(({ large }) => !large)
const jpeg = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#E8A33D' } })
  .jpeg()
  .toBuffer()

// the worker has run other files before this one
const memory = () => process.memoryUsage().rss
const atFirst = memory()

const store = randomUUID()
const [asStore, asOther, asUser, asAdmin] = [`store:${store}`, `store:${randomUUID()}`, `user:${randomUUID()}`, `admin:${randomUUID()}`]
const boundary = 'rahbaTestBoundary'

interface Part {
  field: string
  name?: string
  type?: string
  body: Buffer | string
}

function form(parts: readonly Part[], end = `--${boundary}--\r\n`): Buffer {
  const pieces = parts.flatMap(({ field, name, type, body }) => [
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${name === undefined ? '' : `; filename="${name}"`}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n`,
    body,
    '\r\n',
  ])
  return Buffer.concat([...pieces, end].map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}

async function send(path: string, token: string, payload: Buffer, type = `multipart/form-data; boundary=${boundary}`) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, 'accept-language': 'en' },
  })
  return { status: answer.statusCode, body: answer.json<FileRow & { code: string; error: string; url: string | null; fields?: object }>() }
}

const upload = (body: Buffer, purpose = 'picture', token = asStore, name = 'a.jpg') =>
  send(
    `/${token.split(':')[0]}/files`,
    token,
    form([
      { field: 'purpose', body: purpose },
      { field: 'file', name, type: 'image/jpeg', body },
    ]),
  )

const get = (url: string, token?: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } })

const remove = (path: string, token: string) =>
  app.inject({ method: 'DELETE', url: `/api${path}`, headers: { authorization: `Bearer ${token}` } })

/** Words that no delivered PDF contains. */
const acts = /JavaScript|\/JS\b|#53|Launch|OpenAction|\/AA\b|XFA|Embedded|GoToE|URI|evil|app\.alert|ObjStm/
const marks = ['<script', 'EXIF-MARK', '<?php', 'PK\x03\x04', 'GPS']

describe('the corpus', () => {
  it('holds at least 120 files', () => expect(corpus.length).toBeGreaterThanOrEqual(120))

  it.each(corpus)('$what: $expect', async ({ name, type, body, purpose, expect: expected }) => {
    const before = deps.files.kept.size
    const parts = [
      { field: 'purpose', body: purpose },
      { field: 'file', name, type, body },
    ]
    // each as another store: what one may have unused is another test's
    const answer = await send('/store/files', `store:${randomUUID()}`, form(parts))
    const code = answer.status === 201 ? 'accepted' : answer.body.code
    expect(expected.split('|')).toContain(code)
    if (code !== 'accepted') {
      expect(answer.status).toBe(422)
      // how small it has to be is said, and no place in the words was left open
      if (expected === 'file_pixels') expect(answer.body.error).toMatch(/12,000/)
      expect(answer.body.error).not.toMatch(/\{\w+\}/)
      expect(deps.files.kept.size).toBe(before)
      return
    }
    expect(answer.status).toBe(201)
    expect(answer.body.name).toMatch(/^[\p{L}\p{N}\p{M} ._()-]{1,90}\.(jpg|png|webp|pdf)$/u)
    expect(answer.body.name).not.toMatch(/\.\.|exe|html/)
    const [row] = await deps.db.select().from(files).where(eq(files.id, answer.body.id))
    for (const [key, kept] of deps.files.kept) {
      expect(key).toMatch(/^[0-9a-f]{32}\/[a-z0-9]+\.(jpg|png|webp|pdf)$/)
      if (!row || !key.startsWith(row.storage_key)) continue
      if (row.mime === 'application/pdf') {
        expect(kept.toString('latin1')).not.toMatch(acts)
        continue
      }
      for (const mark of marks) expect(kept.includes(mark)).toBe(false)
      const { exif, orientation } = await sharp(kept).metadata()
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
    }
  })

  it('adds at most 200 MB to the memory of the process', () => expect(memory() - atFirst).toBeLessThan(200 * 1024 * 1024))
})

describe('a form', () => {
  const file = { field: 'file', name: 'a.jpg', type: 'image/jpeg', body: jpeg }
  const purpose = { field: 'purpose', body: 'picture' }

  it.each([
    ['two files', form([purpose, file, file]), 422, 'file_too_many'],
    ['three files', form([purpose, file, file, file]), 422, 'file_too_many'],
    ['no file', form([purpose]), 422, 'file_missing'],
    ['no purpose', form([file]), 422, 'validation'],
    ['another purpose', form([{ field: 'purpose', body: 'public' }, file]), 422, 'validation'],
    ['a field nobody asked for', form([purpose, { field: 'owner_id', body: store }, file]), 422, 'validation'],
    ['a file under another name', form([purpose, { ...file, field: 'avatar' }]), 400, 'malformed'],
    ['no end', form([purpose, file], ''), 400, 'malformed'],
    ['1,001 parts', form(Array.from({ length: 1001 }, (_, n) => ({ field: `f${n}`, body: 'x' }))), 400, 'malformed'],
    ['no boundary', Buffer.from('x'), 400, 'malformed'],
  ])('with %s is refused', async (what, payload, status, code) => {
    const type = what === 'no boundary' ? 'multipart/form-data' : undefined
    const answer = await send('/store/files', asStore, payload, type)
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code })
  })

  it('may name the purpose after the file', async () =>
    expect((await send('/store/files', asStore, form([file, purpose]))).status).toBe(201))

  it('is not JSON', async () => expect((await send('/store/files', asStore, Buffer.from('{}'), 'application/json')).status).toBe(415))

  it('needs a caller of its surface', async () => {
    expect((await send('/store/files', asUser, form([purpose, file]))).status).toBe(401)
    expect((await send('/admin/files', asStore, form([purpose, file]))).status).toBe(401)
  })

  it('reports faults in both languages', () => {
    for (const error of Object.values(fileErrors)) expect(error.ar && error.en).toBeTruthy()
    expect(maxFileBytes).toBe(8 * 1024 * 1024)
  })
})

describe('over a real connection', () => {
  const listening = app.listen({ port: 0, host: '127.0.0.1' })

  it('a file far over the limit is rejected without being read into memory', async () => {
    const address = await listening
    const data = new FormData()
    data.set('purpose', 'paper')
    data.set('file', new Blob([jpeg, Buffer.alloc(64 * 1024 * 1024)]), 'a.jpg')
    const answer = await fetch(`${address}/api/store/files`, {
      method: 'POST',
      body: data,
      headers: { authorization: `Bearer ${asStore}` },
    }).catch(
      // the server may hang up while the rest is still being sent
      () => null,
    )
    if (answer) expect(await answer.json()).toMatchObject({ code: 'file_too_large' })
    expect((await fetch(`${address}/api/store/files/${randomUUID()}`, { headers: { authorization: `Bearer ${asStore}` } })).status).toBe(
      404,
    )
  })

  it('an interrupted upload leaves nothing behind', async () => {
    const { port } = new URL(await listening)
    const rows = () => deps.db.$count(files)
    const [before, kept] = [await rows(), deps.files.kept.size]
    const payload = form([
      { field: 'purpose', body: 'paper' },
      { field: 'file', name: 'a.jpg', type: 'image/jpeg', body: jpeg },
    ])
    const socket = connectSocket(Number(port), '127.0.0.1')
    socket.write(
      `POST /api/store/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${asStore}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    )
    socket.write(payload.subarray(0, Math.floor(payload.length / 2)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await rows()).toBe(before)
    expect(deps.files.kept.size).toBe(kept)
  })
})

describe('pictures', () => {
  it.each(['1.webp', '641.webp', '640.png', '640.webp.exe', 'original.webp', '..%2f..%2fsecret', '%2e%2e', '640.webp%00', ''])(
    'are not found under %s',
    async (name) => {
      const { body } = await upload(jpeg)
      expect((await get(`/files/${body.id}/${name}`)).statusCode).toBe(404)
    },
  )

  it('are not found under an invalid id', async () => {
    for (const id of ['x', '..', "' or 1=1", randomUUID()])
      expect((await get(`/files/${encodeURIComponent(id)}/640.webp`)).statusCode).toBe(404)
  })

  it('are rotated upright', async () => {
    const turned = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await upload(turned)).body).toMatchObject({ width: 20, height: 60 })
  })
})

describe('papers', () => {
  it('never have a public address, and are read only by their owner and by admins with permission', async () => {
    const { body } = await upload(pdf(), 'paper', asStore, 'السجل التجاري.pdf')
    expect(body).toMatchObject({ public: false, url: null, name: 'السجل التجاري.pdf' })
    const [row] = await deps.db.select().from(files).where(eq(files.id, body.id))
    // even if such bytes lay there
    await deps.files.put(`${row?.storage_key}/640.webp`, jpeg)
    expect((await get(`/files/${body.id}/640.webp`)).statusCode).toBe(404)

    const own = await get(`/api/store/files/${body.id}`, asStore)
    expect(own.statusCode).toBe(200)
    expect(own.rawPayload.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/Type \/Page\b[\s\S]*%%EOF\s*$/)
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
      'cache-control': 'private, no-store',
    })
    expect(own.headers['content-disposition']).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%D8/)

    expect((await get(`/api/store/files/${body.id}`, asOther)).statusCode).toBe(404)
    expect((await get(`/api/user/files/${body.id}`, asUser)).statusCode).toBe(404)
    expect((await get(`/api/admin/files/${body.id}`, asStore)).statusCode).toBe(401)
    // by the record that uses it, and no record does: see private-files.test.ts
    expect((await get(`/api/admin/files/${body.id}`, asAdmin)).statusCode).toBe(404)
    expect((await get(`/api/admin/files/${body.id}`)).statusCode).toBe(401)
  })

  it('are logged when an admin reads them', async () => {
    const { body } = await upload(jpeg, 'paper', asAdmin)
    expect((await get(`/api/admin/files/${body.id}`, asAdmin)).statusCode).toBe(200)
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entity_id, body.id))
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ action: 'files.read', actor_type: 'admin', after: { purpose: 'paper' } })
  })
})

describe('attaching', () => {
  const owner = { owner_type: 'store', owner_id: store } as const
  const attachedAt = async (id: string) => (await deps.db.select().from(files).where(eq(files.id, id)))[0]?.attached_at

  const refusedFields = async (run: Promise<void>) =>
    run.then(
      () => null,
      (error: unknown) => (error instanceof AppError ? Object.keys(error.fields) : Promise.reject(error)),
    )

  it('takes the owner’s files and releases those that the record no longer names', async () => {
    const [a, b] = [(await upload(jpeg)).body.id, (await upload(jpeg)).body.id]
    await attachFiles(deps.db, owner, { 'images.0': a, 'images.1': b, logo: null }, { purpose: 'picture' })
    expect(await attachedAt(a)).not.toBeNull()
    await attachFiles(deps.db, owner, { 'images.0': b }, { purpose: 'picture', before: [a, b] })
    expect(await attachedAt(a)).toBeNull()
    expect(await attachedAt(b)).not.toBeNull()
  })

  it('rejects another owner’s file at its field', async () => {
    const foreign = (await upload(jpeg, 'picture', asOther)).body.id
    const paper = (await upload(jpeg, 'paper')).body.id
    const named = { logo: foreign, 'images.1': paper, 'images.2': randomUUID() }
    expect(await refusedFields(attachFiles(deps.db, owner, named, { purpose: 'picture' }))).toEqual(['logo', 'images.1', 'images.2'])
    expect(await attachedAt(foreign)).toBeNull()
  })

  it('keeps the files of a record, whoever uploaded them', async () => {
    const byAdmin = (await upload(jpeg, 'picture', asAdmin)).body.id
    await attachFiles(deps.db, owner, { logo: byAdmin }, { purpose: 'picture', before: [byAdmin] })
    await attachFiles(deps.db, { owner_type: 'admin', owner_id: randomUUID() }, { image: byAdmin }, { purpose: 'picture' })
    expect(await attachedAt(byAdmin)).not.toBeNull()
  })
})

describe('unused files', () => {
  it('are limited for each account, also in simultaneous uploads, until they are used or deleted', async () => {
    const shopper = `user:${randomUUID()}`
    const slip = () => upload(pdf(), 'slip', shopper, 'a.pdf')
    const many = await Promise.all(Array.from({ length: 25 }, slip))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(20)
    expect([...new Set(many.filter(({ status }) => status !== 201).map(({ body }) => body.code))]).toEqual(['file_too_many_unused'])
    expect((await upload(pdf(), 'slip', `user:${randomUUID()}`, 'a.pdf')).status).toBe(201)

    const [first, second] = many.filter(({ status }) => status === 201)
    await remove(`/user/files/${first?.body.id}`, shopper)
    await deps.jobs.drain(deps)
    expect((await slip()).status).toBe(201)
    expect((await slip()).status).toBe(422)
    await deps.db
      .update(files)
      .set({ attached_at: sql`now()` })
      .where(eq(files.id, second?.body.id ?? ''))
    expect((await slip()).status).toBe(201)
  })

  it('are counted one after the other, on any node', async () => {
    const id = randomUUID()
    await deps.db.execute(sql`
      insert into files (owner_type, owner_id, purpose, public, mime, name, bytes, sha256, storage_key, stored_at)
      select 'user', ${id}::uuid, 'slip', false, 'image/png', 'a.png', 1000, 'x', md5(n::text || ${id}), now() from generate_series(1, 18) n`)
    const holder = await deps.pool.connect()
    // nothing is written until all three have counted, as far as they may
    await holder.query('begin; lock table files in share mode')
    const coming = Array.from({ length: 3 }, () => upload(pdf(), 'slip', `user:${id}`, 'a.pdf'))
    try {
      const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await deps.db.execute(waiting)).rows[0]?.n, { timeout: 1500, interval: 20 }).toBe(3)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect((await Promise.all(coming)).map(({ status }) => status).sort()).toEqual([201, 201, 422])
  })

  it('leave room for the images of an import', async () => {
    const id = randomUUID()
    await deps.db.execute(sql`
      insert into files (owner_type, owner_id, purpose, public, mime, name, bytes, sha256, storage_key, stored_at)
      select 'store', ${id}::uuid, 'picture', true, 'image/webp', 'a.webp', 1000, 'x', md5(n::text || ${id}), now() from generate_series(1, 399) n`)
    expect((await upload(jpeg, 'picture', `store:${id}`)).status).toBe(201)
    expect((await upload(jpeg, 'picture', `store:${id}`)).body.code).toBe('file_too_many_unused')
    expect((await upload(jpeg, 'paper', `store:${id}`)).status).toBe(201)
  })

  it('are limited by their size too', async () => {
    const id = randomUUID()
    await deps.db.execute(sql`
      insert into files (owner_type, owner_id, purpose, public, mime, name, bytes, sha256, storage_key, stored_at)
      values ('user', ${id}::uuid, 'slip', false, 'image/png', 'a.png', 52428700, 'x', ${id}, now())`)
    expect((await upload(pdf(), 'slip', `user:${id}`, 'a.pdf')).body.code).toBe('file_too_many_unused')
  })
})

describe('a PDF', () => {
  it('may be as large as its purpose needs', async () => {
    const drawn = 'x'.repeat(3 * 1024 * 1024)
    const large = pdf('', '', { objects: `9 0 obj\n<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream\nendobj\n` })
    const refused = await upload(large, 'slip', asUser, 'a.pdf')
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 422, code: 'file_pdf_too_large' })
    expect(refused.body.error).toMatch(/maximum PDF size is 2 MB/)
    expect((await upload(large, 'paper', `store:${randomUUID()}`, 'a.pdf')).status).toBe(201)
  })
})

describe('removing', () => {
  it('is for the owner, and for unused files only', async () => {
    const { id } = (await upload(jpeg)).body
    expect((await remove(`/store/files/${id}`, asOther)).statusCode).toBe(404)
    expect((await remove(`/admin/files/${id}`, asAdmin)).statusCode).toBe(404)
    await deps.db.update(files).set({ attached_at: sql`now()` }).where(eq(files.id, id))
    expect((await remove(`/store/files/${id}`, asStore)).statusCode).toBe(409)
    await deps.db.update(files).set({ attached_at: null }).where(eq(files.id, id))
    const before = deps.files.kept.size
    expect((await remove(`/store/files/${id}`, asStore)).statusCode).toBe(204)
    await deps.jobs.drain(deps)
    expect(deps.files.kept.size).toBe(before - 1)
    expect((await get(`/files/${id}/160.webp`)).statusCode).toBe(404)
  })

  it('accepts a file id, never a path', async () => {
    expect((await remove('/store/files/..%2f..%2fsecret', asStore)).statusCode).toBe(404)
  })

  it('deletes files that were unused for a day, and nothing else', async () => {
    await deps.db.delete(files).where(sql`true`)
    deps.files.kept.clear()
    const [old, fresh, used] = [(await upload(jpeg)).body.id, (await upload(jpeg)).body.id, (await upload(jpeg)).body.id]
    const yesterday = sql`now() - interval '25 hours'`
    await deps.db.update(files).set({ loose_since: yesterday }).where(eq(files.id, old))
    await deps.db.update(files).set({ loose_since: yesterday, attached_at: sql`now()` }).where(eq(files.id, used))
    // a process died while it wrote this one
    await deps.db.execute(sql`
      insert into files (owner_type, owner_id, purpose, public, mime, name, bytes, sha256, storage_key, loose_since)
      select owner_type, owner_id, purpose, public, mime, name, bytes, sha256, repeat('f', 32), ${yesterday} from files where id = ${fresh}`)
    expect(await sweepFiles(deps)).toBe(2)
    await deps.jobs.drain(deps)
    expect(deps.files.kept.size).toBe(2)
    expect((await deps.db.select({ id: files.id }).from(files)).map(({ id }) => id).sort()).toEqual([fresh, used].sort())
  })
})
