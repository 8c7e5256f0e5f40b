import { buffer } from 'node:stream/consumers'
import { errors } from '@rahba/contract/kernel/errors'
import { isUuid } from '@rahba/contract/kernel/is-uuid'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { hot } from '../db/hot.ts'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import { contentDisposition, getEnding } from './file-name.ts'
import { sizesOnDemand } from './make-size.ts'
import { getPart, openSource } from './picture-parts.ts'
import { type FileRow, files } from './table.ts'

// An uploaded file can do nothing, even when it is opened as a page.
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
} as const

/** Answers with a private file: a picture is shown, a PDF is only ever saved. Check first whether the caller may read it. */
export async function sendFile(reply: FastifyReply, deps: Deps, file: FileRow): Promise<void> {
  const { storage_key, purpose, mime, stored_at } = file
  const bytes = () =>
    purpose === 'picture' ? openSource(deps.files, storage_key) : deps.files.get(`${storage_key}/original.${getEnding(mime)}`)
  const body = stored_at ? await bytes() : null
  if (!body) throw fail(errors.not_found)
  const kind = mime === 'application/pdf' ? 'attachment' : 'inline'
  reply
    .code(200)
    .headers({ ...harmless, 'cache-control': 'private, no-store', 'content-disposition': contentDisposition(kind, file.name) })
    .header('content-length', file.bytes)
    .type(mime)
    .send(body)
}

/** Answers with a file of a record the caller may read; one that is not among the record's own is not found. */
export async function sendAttachedFile(
  { db, reply, deps, params }: { db: Db; reply: FastifyReply; deps: Deps; params: { file: string } },
  attached: readonly { id: string }[],
): Promise<null> {
  if (!attached.some(({ id }) => id === params.file)) throw fail(errors.not_found)
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, params.file), isNotNull(files.stored_at)))
  if (!file) throw fail(errors.not_found)
  await sendFile(reply, deps, file)
  return null
}

const pictureRow = z.strictObject({ storage_key: z.string(), sha256: z.string() })
const publicPicture = hot<z.output<typeof pictureRow>, { id: string }>(
  'public-picture',
  (value) => sql`select storage_key, sha256 from ${files} where id = ${value('id')}::uuid and public and stored_at is not null`,
  pictureRow,
)

const forGood = 'public, max-age=31536000, immutable'
const untilMade = 'public, max-age=30'

/**
 * GET /files/{id}/{width}.{avif|webp} and /files/{id}/shared.jpg: public pictures, which never change under their address. The first look at a size
 * asks for it; until it is made, the picture itself is sent in its place, to be cached briefly. Private files are not found here.
 */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  const requestSize = sizesOnDemand(deps)

  app.get<{ Params: { id: string; name: string } }>('/files/:id/:name', async (request, reply) => {
    const { id, name } = request.params
    const part = getPart(name)
    const [file] = part && isUuid(id) ? await publicPicture(deps.db, { id }) : []
    if (!part || !file) throw fail(errors.not_found)
    const makeTag = (content: string) => `"${file.sha256.slice(0, 16)}-${content.replace('.', '-')}"`
    const known = request.headers['if-none-match']
    // Only a size that was made has been sent with its own tag, so it need not be looked for.
    const isKnown = known === makeTag(part.name)
    const own = isKnown ? null : await deps.files.get(`${file.storage_key}/${part.name}`)
    const isMade = isKnown || own !== null
    if (!isMade) await requestSize(id, part.name)
    const tag = makeTag(isMade ? part.name : 'source')
    reply.headers({
      ...harmless,
      'cache-control': isMade ? forGood : untilMade,
      etag: tag,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (known === tag) return reply.code(304).send()
    const body = own ?? (await openSource(deps.files, file.storage_key))
    if (!body) throw fail(errors.not_found)
    // It is small enough to be buffered, with its length.
    return reply.type(own ? part.mime : 'image/webp').send(await buffer(body))
  })
}
