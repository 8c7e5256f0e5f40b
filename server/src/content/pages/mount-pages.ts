import { agreementSlug } from '@rahba/contract/agreement/agreement-rules'
import { agreementErrors } from '@rahba/contract/agreement/errors'
import {
  listPageVersions,
  publishPage as publishPageCall,
  readEditedPage,
  readPageVersion,
  restorePageVersion,
  savePage as savePageCall,
} from '@rahba/contract/content/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fail } from '../../platform/errors.ts'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import type { AdminWho } from '../../platform/http/who.ts'
import { listVersions, readEdited, readVersion } from './read-edited.ts'
import { type PageChange, type PageEdit, publishPage, restoreVersion, savePage } from './save-page.ts'

interface EditCall {
  params: { id: string }
  who: AdminWho
  request: FastifyRequest
}
const getEdit = ({ params, who, request }: EditCall): PageEdit => ({
  id: params.id,
  admin_id: who.admin_id,
  seen: seenVersion(request),
})

/** The fields that the history shows: the words, not who saved them last. */
const auditedTexts = ({ title, body, texts }: PageChange['after']) => ({ title, body, texts })
const toEntry = ({ before, after }: PageChange) => ({
  entity: 'pages',
  entity_id: after.id,
  before: auditedTexts(before),
  after: auditedTexts(after),
})

/** The editor of content pages. */
export function mountPages(app: FastifyInstance): void {
  serve(app, readEditedPage, (ctx) => readEdited(ctx.db, ctx.params.id))
  serve(app, listPageVersions, (ctx) => listVersions(ctx.db, ctx.params.id, ctx.query))
  serve(app, readPageVersion, (ctx) => readVersion(ctx.db, ctx.params.id, ctx.params.number))
  serve(app, savePageCall, async (ctx) => {
    const change = await savePage(ctx.db, getEdit(ctx), ctx.body)
    await ctx.audit(toEntry(change))
    return readEdited(ctx.db, change.after.id)
  })
  serve(app, publishPageCall, async (ctx) => {
    const change = await publishPage(ctx.db, getEdit(ctx), ctx.body)
    // The refusal takes the publication back: it is one transaction.
    if (change.after.slug === agreementSlug) throw fail(agreementErrors.agreement_needs_terms)
    await ctx.audit(toEntry(change))
    return readEdited(ctx.db, change.after.id)
  })
  serve(app, restorePageVersion, async (ctx) => {
    const change = await restoreVersion(ctx.db, getEdit(ctx), ctx.params.number)
    await ctx.audit(toEntry(change))
    return readEdited(ctx.db, change.after.id)
  })
}
