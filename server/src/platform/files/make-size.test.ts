import { randomUUID } from 'node:crypto'
import { pictureWidths, sharedSize } from '@rahba/contract/kernel/pictures'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bareApp } from '../../../test/bare-app.ts'
import { pictureParts } from './picture-parts.ts'
import { mountFiles } from './plugin.ts'
import { saveFile } from './save-file.ts'
import { files } from './table.ts'

const { app, deps } = await bareApp((bare, given) => mountFiles(bare, given, []))
const photo = await sharp({ create: { width: 1500, height: 150, channels: 3, background: '#2D6A4F' } })
  .jpeg()
  .toBuffer()
const upload = () => saveFile(deps, { owner_type: 'store', owner_id: randomUUID() }, { purpose: 'picture', name: 'a.jpg', body: photo })
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

describe('the sizes of a picture', () => {
  const forGood = 'public, max-age=31536000, immutable'
  const facts = async (answer: Awaited<ReturnType<typeof get>>) => {
    const { format, compression, width } = await sharp(answer.rawPayload).metadata()
    return { format: format === 'heif' ? compression : format, width }
  }

  it('are public in listed widths and two formats, cached permanently', async () => {
    const file = await upload()
    expect(file).toMatchObject({ mime: 'image/webp', public: true, width: 1280, height: 128 })
    await Promise.all(pictureParts.map(({ name }) => get(`/files/${file.id}/${name}`)))
    await deps.jobs.drain(deps)
    const bytes = new Set<number>()
    for (const width of pictureWidths) {
      for (const [format, encoded] of [
        ['webp', 'webp'],
        ['avif', 'av1'],
      ] as const) {
        const answer = await get(`/files/${file.id}/${width}.${format}`)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': forGood,
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/^default-src 'none';.*; sandbox$/),
        })
        expect(await facts(answer)).toEqual({ format: encoded, width })
        bytes.add(answer.rawPayload.length)
        const again = await get(`/files/${file.id}/${width}.${format}`, { 'if-none-match': String(answer.headers.etag) })
        expect(again.statusCode).toBe(304)
        expect(again.rawPayload).toHaveLength(0)
      }
    }
    expect(bytes.size).toBe(pictureWidths.length * 2)
    const shared = await get(`/files/${file.id}/shared.jpg`)
    expect(shared.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': forGood })
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...sharedSize })
  })

  it('exist from the first moment, and are not cached until they are made', async () => {
    const file = await upload()
    const at = `/files/${file.id}/160.avif`
    const first = await get(at)
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=30' })
    expect((await facts(first)).width).toBe(1280)
    await deps.jobs.drain(deps)
    const second = await get(at, { 'if-none-match': String(first.headers.etag) })
    expect(second.statusCode).toBe(200)
    expect(second.headers['cache-control']).toBe(forGood)
    expect((await facts(second)).width).toBe(160)
  })

  it('are made one by one, each when it is first looked at', async () => {
    const file = await upload()
    await get(`/files/${file.id}/480.webp`)
    expect(await deps.jobs.drain(deps)).toBe(1)
    const names = [...deps.files.kept.keys()]
      .filter((key) => key.startsWith(file.storage_key))
      .map((key) => key.slice(file.storage_key.length + 1))
    expect(names.toSorted()).toEqual(['480.webp', 'original.webp'])
  })

  it('are made once for any number of simultaneous readers', async () => {
    const file = await upload()
    const asks = pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width + 1}.webp`])
    const answers = await Promise.all([...asks, ...asks].map((name) => get(`/files/${file.id}/${name}`)))
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(pictureWidths.length * 2)
    expect(await deps.jobs.drain(deps)).toBe(pictureWidths.length * 2)
    const kept = deps.files.kept.size
    await Promise.all(asks.map((name) => get(`/files/${file.id}/${name}`)))
    expect(await deps.jobs.drain(deps)).toBe(0)
    expect(deps.files.kept.size).toBe(kept)
  })

  it('of a picture deleted meanwhile leave nothing behind', async () => {
    const file = await upload()
    await get(`/files/${file.id}/160.webp`)
    const put = deps.files.put.bind(deps.files)
    deps.files.put = async (key, bytes) => {
      await put(key, bytes)
      await deps.db.delete(files).where(eq(files.id, file.id))
    }
    await deps.jobs.drain(deps)
    deps.files.put = put
    expect(deps.files.kept.has(`${file.storage_key}/160.webp`)).toBe(false)
  })
})
