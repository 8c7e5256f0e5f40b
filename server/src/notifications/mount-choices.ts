import * as calls from '@rahba/contract/notifications/own-choices'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { AdminWho, StoreWho, UserWho } from '../platform/http/who.ts'
import { readChoices, saveChoices } from './choices.ts'
import { forgetDevice, rememberDevice } from './remember-device.ts'

const memberOf = ({ member_id }: StoreWho) => ({ audience: 'store', subject_id: member_id }) as const
const adminOf = ({ admin_id }: AdminWho) => ({ audience: 'admin', subject_id: admin_id }) as const
const userOf = ({ user_id }: UserWho) => ({ audience: 'user', subject_id: user_id }) as const

/** Mounts each person's choices of pushes and mails, and their devices. */
export function mountChoices(app: FastifyInstance): void {
  serve(app, calls.readStoreChoices, (ctx) => readChoices(ctx.db, memberOf(ctx.who)))
  serve(app, calls.saveStoreChoices, (ctx) => saveChoices(ctx.db, memberOf(ctx.who), ctx.body.muted))
  serve(app, calls.forgetStoreDevice, async (ctx) => {
    await forgetDevice(ctx.db, { ...memberOf(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readAdminChoices, (ctx) => readChoices(ctx.db, adminOf(ctx.who)))
  serve(app, calls.saveAdminChoices, (ctx) => saveChoices(ctx.db, adminOf(ctx.who), ctx.body.muted))
  serve(app, calls.rememberAdminDevice, async (ctx) => {
    const { device_token } = ctx.body
    await rememberDevice(ctx.db, {
      ...adminOf(ctx.who),
      recipient_id: ctx.who.admin_id,
      session_id: ctx.who.session_id,
      device_token,
      locale: ctx.locale,
    })
    return { device_token }
  })
  serve(app, calls.forgetAdminDevice, async (ctx) => {
    await forgetDevice(ctx.db, { ...adminOf(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readUserChoices, (ctx) => readChoices(ctx.db, userOf(ctx.who)))
  serve(app, calls.saveUserChoices, (ctx) => saveChoices(ctx.db, userOf(ctx.who), ctx.body.muted))
  serve(app, calls.rememberUserDevice, async (ctx) => {
    const { device_token } = ctx.body
    const { user_id, session_id } = ctx.who
    await rememberDevice(ctx.db, { ...userOf(ctx.who), recipient_id: user_id, session_id, device_token, locale: ctx.locale })
    return { device_token }
  })
  serve(app, calls.forgetUserDevice, async (ctx) => {
    await forgetDevice(ctx.db, { ...userOf(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readPushKey, async (ctx) => ({ public_key: ctx.deps.push.public_key }))
}
