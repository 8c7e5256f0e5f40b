import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileStore } from './create-file-store.ts'
import { diskStore } from './disk-store.ts'
import { cleanFileName, contentDisposition } from './file-name.ts'
import { newStorageKey } from './storage-key.ts'
import type { FileStore } from './store.ts'

const root = mkdtempSync(join(tmpdir(), 'rahba-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const body = Buffer.from('صورة')
const read = async (store: FileStore, key: string) => {
  const stream = await store.get(key)
  return stream ? buffer(stream) : null
}

/** As much of S3 as a client needs to put, get and delete one object. */
async function fakeBucket() {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    void buffer(request).then((sent) => {
      if (request.method === 'PUT') {
        objects.set(path, sent)
        response.end()
      } else if (request.method === 'DELETE') {
        objects.delete(path)
        response.writeHead(204).end()
      } else {
        const found = objects.get(path)
        if (found) response.writeHead(200, { 'content-length': found.length }).end(found)
        else response.writeHead(404, { 'content-type': 'application/xml' }).end('<Error><Code>NoSuchKey</Code></Error>')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return { objects, endpoint, stop: () => server.close() }
}

describe('on disk', () => {
  const store = diskStore(join(root, 'disk'))

  it('a file is stored completely, readable by its owner only, and removed with its folder', async () => {
    const key = newStorageKey()
    await store.put(`${key}/96.webp`, body, 'image/webp')
    await store.put(`${key}/480.webp`, body, 'image/webp')
    expect(await read(store, `${key}/96.webp`)).toEqual(body)
    const folder = join(root, 'disk', key.slice(0, 2), key.slice(2, 4), key)
    expect(readdirSync(folder)).toEqual(['480.webp', '96.webp'])
    expect(statSync(join(folder, '96.webp')).mode & 0o077).toBe(0)

    await store.remove(`${key}/96.webp`)
    expect(await read(store, `${key}/96.webp`)).toBeNull()
    // half of a file that a crash left
    writeFileSync(join(folder, '960.webp.abc.tmp'), 'half')
    await store.remove(`${key}/480.webp`)
    expect(existsSync(folder)).toBe(false)
    await store.remove(`${key}/480.webp`)
  })

  it.each([
    '../../etc/passwd',
    '/etc/passwd',
    'x/y.webp',
    `${'a'.repeat(32)}/../x.webp`,
    `${'a'.repeat(32)}/a.webp/b`,
    '',
    `${'A'.repeat(32)}/a.webp`,
  ])('an invalid key never becomes a path: %s', async (key) => {
    await expect(store.put(key, body, 'image/webp')).rejects.toThrow('not a storage key')
    await expect(store.get(key)).rejects.toThrow('not a storage key')
    await expect(store.remove(key)).rejects.toThrow('not a storage key')
  })
})

describe('in a bucket', () => {
  it('a file is stored, read and removed', async () => {
    const { endpoint, objects, stop } = await fakeBucket()
    const store = createFileStore({
      DATA_DIR: root,
      S3_BUCKET: 'rahba',
      S3_ENDPOINT: endpoint,
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    })
    const key = `${newStorageKey()}/original.pdf`
    await store.put(key, body, 'application/pdf')
    expect([...objects.keys()]).toEqual([`/rahba/files/${key}`])
    expect(await read(store, key)).toEqual(body)
    await store.remove(key)
    expect(await read(store, key)).toBeNull()
    stop()
  })
})

describe('names', () => {
  it.each([
    ['a.jpg', 'image/jpeg', 'a.jpg'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf'],
    ['../../etc/passwd', 'image/png', 'passwd.png'],
    ['C:\\temp\\صورة.png', 'image/png', 'صورة.png'],
    ['\u202Egpj.exe', 'image/jpeg', 'gpj.jpg'],
    ['a\r\nSet-Cookie: x=1.jpg', 'image/jpeg', 'a Set-Cookie x=1.jpg'],
    ['', 'application/pdf', 'file.pdf'],
    [undefined, 'application/pdf', 'file.pdf'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['a\0.php', 'image/png', 'a.png'],
  ])('%j as %s is %s', (given, mime, name) => expect(cleanFileName(given, mime)).toBe(name))

  it('as long as a header allows are processed quickly', () => {
    const since = performance.now()
    expect(cleanFileName(`b${'.a'.repeat(30_000)}!`, 'image/png')).toHaveLength(84)
    expect(performance.now() - since).toBeLessThan(500)
  })

  it('are encoded in a header as RFC 6266 requires', () => {
    expect(contentDisposition('attachment', 'رخصة (1).pdf')).toBe(
      `attachment; filename="____ (1).pdf"; filename*=UTF-8''%D8%B1%D8%AE%D8%B5%D8%A9%20%281%29.pdf`,
    )
  })
})
