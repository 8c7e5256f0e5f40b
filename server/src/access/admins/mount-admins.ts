import { inviteAdmin as inviteCall } from '@rahba/contract/access/admins'
import { admins as resource } from '@rahba/contract/access/admins.schemas'
import { accessErrors } from '@rahba/contract/access/errors'
import { resetAdminTwoFactor } from '@rahba/contract/access/two-factor-admin'
import { errors } from '@rahba/contract/kernel/errors'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { crud } from '../../platform/crud/crud.ts'
import type { AnyRow } from '../../platform/crud/rows.ts'
import type { Db } from '../../platform/db/types.ts'
import { fail } from '../../platform/errors.ts'
import { serve } from '../../platform/http/serve.ts'
import { hasMoved, notifyOfMovedContact, saveFormerContact } from '../mails/moved-contact.ts'
import { sendInvitation } from '../mails/send-invitation.ts'
import { replyMessage } from '../reply-message.ts'
import { requireAdmin } from '../require-admin.ts'
import { lockFullAdmins, permissionsOfRole, refuseNotHeld, requireFullAdmin } from '../roles/role-rules.ts'
import { revokeSessions } from '../sessions/revoke-sessions.ts'
import { admins } from '../table.ts'
import { resetTwoFactor } from '../two-factor/reset-two-factor.ts'
import { removeTwoFactor } from '../two-factor/two-factor.ts'

/** An account with more permissions than the caller's can't be changed: a new address would be a way into it. */
async function refuseStronger(db: Db, held: ReadonlySet<string>, role_id: string): Promise<void> {
  const permissions = await permissionsOfRole(db, role_id)
  if (permissions.some((key) => !held.has(key))) throw fail(accessErrors.stronger_admin)
}

const getContacts = (row: AnyRow) => ({
  email: String(row.email),
  phone: row.phone === null ? null : String(row.phone),
})

/** The admins as records, with the rules of who may change whom, and the invitation sent again. */
export function mountAdmins(app: FastifyInstance): void {
  crud(app, resource, admins, {
    extra: {
      last_seen_at: admins.last_seen_at,
      has_password: sql<boolean>`${admins.password_hash} is not null`,
      // Names are written out: Drizzle omits table names when it selects from one table.
      two_factor: sql<boolean>`exists (select from two_factors f where f.audience = 'admin' and f.subject_id = admins.id and f.confirmed_at is not null)`,
    },

    async beforeSave(db, body, before, ctx) {
      const who = requireAdmin(ctx.who)
      await lockFullAdmins(db)
      const role = before?.role_id as string | undefined
      if (before?.id === who.admin_id) {
        if (body.role_id !== role) throw fail(accessErrors.own_role)
        if (!body.active) throw fail(accessErrors.own_account)
      } else if (role) await refuseStronger(db, who.permissions, role)
      if (body.role_id !== role) refuseNotHeld(who.permissions, await permissionsOfRole(db, body.role_id), ctx.locale)
      return body
    },

    async afterSave(db, row, before, { deps }) {
      if (!before) return sendInvitation(db, deps, 'admin', { id: row.id, email: String(row.email) })
      const [was, is] = [getContacts(before), getContacts(row)]
      const moved = hasMoved(was, is)
      if (!row.active || moved) await revokeSessions(db, { audience: 'admin', subject_id: row.id })
      if (moved) {
        await saveFormerContact(db, { audience: 'admin', subject_id: row.id }, was, is)
        const [person] = await db.select({ name: admins.name, locale: admins.locale }).from(admins).where(eq(admins.id, row.id))
        if (person) await notifyOfMovedContact(db, deps, { ...person, ...was }, is)
      }
      if (before.active && (!row.active || row.role_id !== before.role_id))
        await requireFullAdmin(db, await permissionsOfRole(db, String(before.role_id)))
    },

    async beforeRemove(db, row, ctx) {
      const who = requireAdmin(ctx.who)
      if (row.id === who.admin_id) throw fail(accessErrors.own_account)
      await lockFullAdmins(db)
      const permissions = await permissionsOfRole(db, String(row.role_id))
      if (permissions.some((key) => !who.permissions.has(key))) throw fail(accessErrors.stronger_admin)
      // A full administrator always remains: the caller is active and has all permissions of this one.
      await revokeSessions(db, { audience: 'admin', subject_id: row.id })
      await removeTwoFactor(db, { audience: 'admin', subject_id: row.id })
    },
  })

  serve(app, inviteCall, async (ctx) => {
    const { db, deps, who, params, locale } = ctx
    const [admin] = await db.select().from(admins).where(eq(admins.id, params.id)).for('update')
    if (!admin) throw fail(errors.not_found)
    if (admin.password_hash) throw fail(accessErrors.invitation_accepted)
    await refuseStronger(db, who.permissions, admin.role_id)
    await sendInvitation(db, deps, 'admin', admin)
    await ctx.audit({ entity: 'admins', entity_id: admin.id })
    return replyMessage(locale, 'invitation_sent')
  })

  serve(app, resetAdminTwoFactor, async (ctx) => {
    const { db, deps, who, params, locale } = ctx
    if (params.id === who.admin_id) throw fail(accessErrors.own_two_factor)
    const [admin] = await db.select().from(admins).where(eq(admins.id, params.id)).for('update')
    if (!admin) throw fail(errors.not_found)
    await refuseStronger(db, who.permissions, admin.role_id)
    await resetTwoFactor(db, deps, { audience: 'admin', subject_id: admin.id }, admin.email)
    await ctx.audit({ entity: 'admins', entity_id: admin.id })
    return replyMessage(locale, 'two_factor_reset')
  })
}
