import * as calls from '@rahba/contract/agreement/agreement'
import type { FastifyInstance } from 'fastify'
import { readEdited } from '../content/pages/read-edited.ts'
import { seenVersion } from '../platform/http/seen-version.ts'
import { serve } from '../platform/http/serve.ts'
import { sendExport } from '../platform/lists/send-export.ts'
import { acceptAgreement } from './accept-agreement.ts'
import { announceAgreementJob } from './announce-agreement.ts'
import { readCurrentVersion } from './current-version.ts'
import { acceptanceColumns, acceptancesForFile, listAcceptances } from './list-acceptances.ts'
import { publishAgreement } from './publish-agreement.ts'
import { listVersions, readStoreAgreement } from './read-agreement.ts'

/** Mounts the agreement with merchants: its publication, its acceptance by stores, and the list of acceptances. */
export function mountAgreement(app: FastifyInstance): void {
  serve(app, calls.readAgreementVersion, (ctx) => readCurrentVersion(ctx.db))
  serve(app, calls.readStoreAgreement, (ctx) => readStoreAgreement(ctx.db, ctx.who.store_id, ctx.locale))
  serve(app, calls.acceptAgreement, async (ctx) => {
    const { store_id, member_id } = ctx.who
    const { number } = ctx.body
    await acceptAgreement(ctx.db, { store_id, member_id, number, ip: ctx.ip })
    await ctx.audit({ entity: 'stores', entity_id: store_id, store_id, after: { agreement_number: number } })
    return readStoreAgreement(ctx.db, store_id, ctx.locale)
  })
  serve(app, calls.publishAgreement, async (ctx) => {
    const { needs_acceptance, applies_from, summary, ...content } = ctx.body
    const { change, number } = await publishAgreement(ctx.db, {
      admin_id: ctx.who.admin_id,
      content,
      terms: { needs_acceptance, applies_from, summary },
      seen: seenVersion(ctx.request),
      locale: ctx.locale,
    })
    if (needs_acceptance) await ctx.deps.jobs.enqueue(ctx.db, announceAgreementJob, { number })
    const { title, body } = change.after
    await ctx.audit({
      entity: 'pages',
      entity_id: change.after.id,
      before: { title: change.before.title, body: change.before.body },
      after: { title, body, needs_acceptance, applies_from, summary },
    })
    return readEdited(ctx.db, change.after.id)
  })
  serve(app, calls.listAgreementVersions, async (ctx) => listVersions(ctx.db))
  serve(app, calls.listAcceptances, (ctx) => listAcceptances(ctx.db, ctx.query))
  serve(app, calls.exportAcceptances, async (ctx) =>
    sendExport(
      ctx.reply,
      ctx.locale,
      'agreement',
      ctx.query.format,
      acceptanceColumns(ctx.locale),
      await acceptancesForFile(ctx.db, ctx.query),
    ),
  )
}
