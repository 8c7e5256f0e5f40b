import * as admin from '@rahba/contract/notifications/admin-notifications'
import * as store from '@rahba/contract/notifications/store-notifications'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { AdminWho, StoreWho } from '../platform/http/who.ts'
import { mountBroadcasts } from './broadcasts/mount-broadcasts.ts'
import { mountChoices } from './mount-choices.ts'
import { countNotifications, listNotifications, markAllRead, markRead, type Recipient } from './read-notifications.ts'
import { rememberDevice } from './remember-device.ts'

// A store's notifications are the whole team's; an admin's are their own.
const storeOf = ({ store_id }: StoreWho): Recipient => ({ audience: 'store', recipient_id: store_id })
const adminOf = ({ admin_id }: AdminWho): Recipient => ({ audience: 'admin', recipient_id: admin_id })

/** Each reader's notices, and the devices they are pushed to. */
export function mountNotifications(app: FastifyInstance): void {
  serve(app, store.listStoreNotifications, (ctx) => listNotifications(ctx.db, storeOf(ctx.who), ctx.query))
  serve(app, store.countStoreNotifications, (ctx) => countNotifications(ctx.db, storeOf(ctx.who)))
  serve(app, store.readStoreNotification, (ctx) => markRead(ctx.db, storeOf(ctx.who), ctx.params.id))
  serve(app, store.readAllStoreNotifications, (ctx) => markAllRead(ctx.db, storeOf(ctx.who)))
  serve(app, store.updateFcmToken, async (ctx) => {
    const { member_id, store_id, session_id } = ctx.who
    const { device_token } = ctx.body
    await rememberDevice(ctx.db, {
      audience: 'store',
      subject_id: member_id,
      recipient_id: store_id,
      session_id,
      device_token,
      locale: ctx.locale,
    })
    return ctx.body
  })
  serve(app, admin.listAdminNotifications, (ctx) => listNotifications(ctx.db, adminOf(ctx.who), ctx.query))
  serve(app, admin.countAdminNotifications, (ctx) => countNotifications(ctx.db, adminOf(ctx.who)))
  serve(app, admin.readAdminNotification, (ctx) => markRead(ctx.db, adminOf(ctx.who), ctx.params.id))
  serve(app, admin.readAllAdminNotifications, (ctx) => markAllRead(ctx.db, adminOf(ctx.who)))
  mountBroadcasts(app)
  mountChoices(app)
}
