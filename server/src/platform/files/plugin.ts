import multipart from '@fastify/multipart'
import { errors } from '@rahba/contract/kernel/errors'
import {
  deleteAdminFile,
  deleteStoreFile,
  deleteUserFile,
  downloadAdminFile,
  downloadStoreFile,
  downloadUserFile,
  type UploadedFile,
  uploadAdminFile,
  uploadStoreFile,
  uploadUserFile,
} from '@rahba/contract/kernel/files'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { fail } from '../errors.ts'
import type { CallContext } from '../http/context.ts'
import { serve } from '../http/serve.ts'
import type { Who } from '../http/who.ts'
import { ipKey } from '../limits/ip-key.ts'
import { type FileUse, requireReadableByAdmin, requireReadableByMember } from './file-use.ts'
import { type FileOwner, getAccount, isOwnedBy, pickOwner } from './owner.ts'
import { receiveUpload, uploadLimits } from './receive-upload.ts'
import { getKeys, removeBytesJob } from './remove-bytes.ts'
import { saveFile } from './save-file.ts'
import { mountPictures, sendFile } from './send-file.ts'
import { type FileRow, files } from './table.ts'

const getAnswer = (file: FileRow): UploadedFile => ({
  id: file.id,
  mime: file.mime,
  name: file.name,
  bytes: file.bytes,
  width: file.width,
  height: file.height,
  public: file.public,
  url: file.public ? pictureUrl(file.id) : null,
})

/** Megabytes that may be uploaded from one address in an hour; many people share the address of a mobile network. */
const maxHourly_mb = 1000

function upload(deps: Deps, who: Who, request: FastifyRequest): Promise<UploadedFile> {
  const owner = pickOwner(who)
  return receiveUpload(request, getAccount(owner), async (file) => {
    await deps.limits.take(`upload-mb:${ipKey(request.ip)}`, maxHourly_mb, 3600, Math.max(1, Math.ceil(file.body.length / 1024 / 1024)))
    return getAnswer(await saveFile(deps, owner, file, true))
  })
}

/** A stored file by id, the owner's own where one is named. Throws `not_found`. */
async function findFile(db: Db, id: string, owner?: FileOwner): Promise<FileRow> {
  const mine = owner ? isOwnedBy(owner) : undefined
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.stored_at), mine))
  if (!file) throw fail(errors.not_found)
  return file
}

/** Deletes the caller's own file unless a record uses it; its bytes go once the transaction has committed. */
async function remove(ctx: Pick<CallContext<typeof deleteUserFile>, 'db' | 'params' | 'deps'> & { who: Who }): Promise<null> {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, ctx.params.id), isOwnedBy(pickOwner(ctx.who))))
    .for('update')
  if (!file) throw fail(errors.not_found)
  if (file.attached_at) throw fail(errors.in_use)
  await ctx.db.delete(files).where(eq(files.id, file.id))
  await ctx.deps.jobs.enqueue(ctx.db, removeBytesJob, { keys: getKeys(file) })
  return null
}

/** Uploads, private downloads and public pictures. `uses` are the records that use private files. */
export async function mountFiles(app: FastifyInstance, deps: Deps, uses: readonly FileUse[]): Promise<void> {
  mountPictures(app, deps)
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: uploadLimits })
    serve(scope, uploadAdminFile, (ctx) => upload(deps, ctx.who, ctx.request))
    serve(scope, uploadStoreFile, (ctx) => upload(deps, ctx.who, ctx.request))
    serve(scope, uploadUserFile, (ctx) => upload(deps, ctx.who, ctx.request))
  })

  serve(app, downloadAdminFile, async (ctx) => {
    const file = await findFile(ctx.db, ctx.params.id)
    const { of, store_id } = await requireReadableByAdmin(ctx.db, uses, file, ctx.who)
    await ctx.audit({ entity: 'files', entity_id: file.id, store_id, after: { name: file.name, purpose: file.purpose, of } })
    ctx.request.log.info({ file: file.id, admin: ctx.who.admin_id }, 'private file read')
    await sendFile(ctx.reply, deps, file)
    return null
  })
  serve(app, downloadStoreFile, async (ctx) => {
    const file = await findFile(ctx.db, ctx.params.id, pickOwner(ctx.who))
    await requireReadableByMember(ctx.db, uses, file, ctx.who)
    await sendFile(ctx.reply, deps, file)
    return null
  })
  serve(app, downloadUserFile, async (ctx) => {
    await sendFile(ctx.reply, deps, await findFile(ctx.db, ctx.params.id, pickOwner(ctx.who)))
    return null
  })

  serve(app, deleteAdminFile, remove)
  serve(app, deleteStoreFile, remove)
  serve(app, deleteUserFile, remove)
}
