import * as calls from '@rahba/contract/conversations/contact-messages'
import { contactProof, contactUs } from '@rahba/contract/conversations/contact-us'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import { actOnContact } from './act-on-contact.ts'
import { checkForm, makeProof } from './contact-proof.ts'
import { exportContacts } from './export-contacts.ts'
import { listContacts, readContact } from './read-contacts.ts'
import { receiveContact } from './receive-contact.ts'

/** Mounts the visitors' contact form, and the admins' side of it. */
export function mountContact(app: FastifyInstance): void {
  serve(app, contactProof, async ({ deps }) => ({ proof: makeProof(deps.env.SECRET) }))
  serve(app, contactUs, ({ db, deps: { jobs, env }, body, locale }) =>
    receiveContact({ db, jobs }, body, { locale, ...checkForm(env.SECRET, body) }),
  )
  serve(app, calls.listContacts, (ctx) => listContacts(ctx.db, ctx.query))
  serve(app, calls.exportContacts, (ctx) => exportContacts(ctx, ctx.query))
  serve(app, calls.readContact, (ctx) => readContact(ctx.db, ctx.params.id))
  serve(app, calls.actOnContact, async (ctx) => {
    const { before, after } = await actOnContact(ctx.db, ctx.deps.jobs, {
      id: ctx.params.id,
      admin_id: ctx.who.admin_id,
      locale: ctx.locale,
      ...ctx.body,
    })
    await ctx.audit({ action: `contact-messages.${ctx.body.action}`, entity: 'contact-messages', entity_id: after.id, before, after })
    return readContact(ctx.db, after.id)
  })
}
