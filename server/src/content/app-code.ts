import { appLinks } from '@rahba/contract/content/public'
import { errors } from '@rahba/contract/kernel/errors'
import type { FastifyReply } from 'fastify'
import type { Db } from '../platform/db/types.ts'
import { fail } from '../platform/errors.ts'
import { qrSvg } from '../platform/qr-svg.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Answers with the code that leads to the app, as the settings name its link now. Throws `not_found` while they name none. */
export async function sendAppCode(reply: FastifyReply, db: Db, shop: keyof typeof appLinks): Promise<null> {
  const link = (await readSettings(db))[appLinks[shop]]
  if (!link) throw fail(errors.not_found)
  // A changed link is visible within minutes.
  await reply
    .header('cache-control', 'public, max-age=300')
    .type('image/svg+xml')
    .send(await qrSvg(link))
  return null
}
