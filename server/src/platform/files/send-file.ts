import { buffer } from 'node:stream/consumers'
import { errors } from '@rahba/contract/kernel/errors'
import { type PictureSize, pictureSizes } from '@rahba/contract/kernel/pictures'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import { contentDisposition } from './file-name.ts'
import { keysOf } from './remove-bytes.ts'
import { type FileRow, files } from './table.ts'

// What somebody uploaded can do nothing, even when it is opened as a page.
const harmless = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" } as const

/** Answers with a private file: a picture is shown, a PDF is only ever saved. Judge first whether the caller may read it. */
export async function sendFile(reply: FastifyReply, deps: Deps, file: FileRow): Promise<void> {
  const key = keysOf(file).at(-1)
  const body = key && file.stored_at ? await deps.files.get(key) : null
  if (!body) throw fail(errors.not_found)
  const kind = file.mime === 'application/pdf' ? 'attachment' : 'inline'
  reply
    .code(200)
    .headers({ ...harmless, 'cache-control': 'private, no-store', 'content-disposition': contentDisposition(kind, file.name) })
    .header('content-length', file.bytes)
    .type(file.mime)
    .send(body)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const sizeOf = (name: string): PictureSize | undefined => pictureSizes.find((size) => name === `${size}.webp`)

/** GET /files/{id}/{size}.webp: public pictures, which never change under their address. Private files are not there at all. */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  const find = deps.db
    .select({ storage_key: files.storage_key, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.id, sql.placeholder('id')), eq(files.public, true), isNotNull(files.stored_at)))
    .prepare('public_picture')

  app.get<{ Params: { id: string; name: string } }>('/files/:id/:name', async (request, reply) => {
    const { id, name } = request.params
    const size = sizeOf(name)
    const [file] = size && uuid.test(id) ? await find.execute({ id }) : []
    if (!size || !file) throw fail(errors.not_found)
    const tag = `"${file.sha256.slice(0, 16)}-${size}"`
    reply.headers({
      ...harmless,
      'cache-control': 'public, max-age=31536000, immutable',
      etag: tag,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const body = await deps.files.get(`${file.storage_key}/${size}.webp`)
    if (!body) throw fail(errors.not_found)
    // small enough to be sent whole, with its length
    return reply.type('image/webp').send(await buffer(body))
  })
}
