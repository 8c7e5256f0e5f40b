import * as calls from '@rahba/contract/notifications/own-choices'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { AdminWho, StoreWho, UserWho } from '../platform/http/who.ts'
import { readChoices, readShopperChoices, saveChoices, saveShopperChoices } from './choices.ts'
import { rememberDevice, removeDevice } from './remember-device.ts'

const getMember = ({ member_id }: StoreWho) => ({ audience: 'store', subject_id: member_id }) as const
const adminActor = ({ admin_id }: AdminWho) => ({ audience: 'admin', subject_id: admin_id }) as const
const toRecipient = ({ user_id }: UserWho) => ({ audience: 'user', subject_id: user_id }) as const

/** Mounts each person's choices of pushes and mails, and their devices. */
export function mountChoices(app: FastifyInstance): void {
  serve(app, calls.readStoreChoices, (ctx) => readChoices(ctx.db, getMember(ctx.who)))
  serve(app, calls.saveStoreChoices, (ctx) => saveChoices(ctx.db, getMember(ctx.who), ctx.body.muted))
  serve(app, calls.removeStoreDevice, async (ctx) => {
    await removeDevice(ctx.db, { ...getMember(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readAdminChoices, (ctx) => readChoices(ctx.db, adminActor(ctx.who)))
  serve(app, calls.saveAdminChoices, (ctx) => saveChoices(ctx.db, adminActor(ctx.who), ctx.body.muted))
  serve(app, calls.rememberAdminDevice, async (ctx) => {
    const { device_token } = ctx.body
    await rememberDevice(ctx.db, {
      ...adminActor(ctx.who),
      recipient_id: ctx.who.admin_id,
      session_id: ctx.who.session_id,
      device_token,
      locale: ctx.locale,
    })
    return { device_token }
  })
  serve(app, calls.removeAdminDevice, async (ctx) => {
    await removeDevice(ctx.db, { ...adminActor(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readUserChoices, (ctx) => readShopperChoices(ctx.db, ctx.who.user_id))
  serve(app, calls.saveUserChoices, (ctx) => saveShopperChoices(ctx.db, ctx.who.user_id, ctx.body))
  serve(app, calls.rememberUserDevice, async (ctx) => {
    const { device_token } = ctx.body
    const { user_id, session_id } = ctx.who
    await rememberDevice(ctx.db, { ...toRecipient(ctx.who), recipient_id: user_id, session_id, device_token, locale: ctx.locale })
    return { device_token }
  })
  serve(app, calls.removeUserDevice, async (ctx) => {
    await removeDevice(ctx.db, { ...toRecipient(ctx.who), ...ctx.body })
    return null
  })
  serve(app, calls.readPushKey, async (ctx) => ({ public_key: ctx.deps.push.public_key }))
}
