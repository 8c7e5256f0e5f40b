import * as admin from '@rahba/contract/notifications/admin-notifications'
import { typesOfGroup } from '@rahba/contract/notifications/choices'
import { noticesReadBy } from '@rahba/contract/notifications/notice-links'
import * as store from '@rahba/contract/notifications/store-notifications'
import * as user from '@rahba/contract/notifications/user-notifications'
import type { FastifyInstance } from 'fastify'
import { serve } from '../platform/http/serve.ts'
import type { AdminWho, StoreWho, UserWho } from '../platform/http/who.ts'
import { mountChoices } from './mount-choices.ts'
import { type CountReadCopies, countNotifications, listNotifications, markAllRead, markRead, type Recipient } from './read-notifications.ts'
import { rememberDevice } from './remember-device.ts'

// A store's notifications are the whole team's, each member's as far as their permissions reach; an admin's and a shopper's are their own.
const getStore = ({ store_id, permissions }: StoreWho): Recipient => ({
  audience: 'store',
  recipient_id: store_id,
  types: noticesReadBy(permissions),
})
const toRecipient = ({ user_id }: UserWho): Recipient => ({ audience: 'user', recipient_id: user_id })
const adminActor = ({ admin_id }: AdminWho): Recipient => ({ audience: 'admin', recipient_id: admin_id })

/** Mounts each reader's notices, and the devices that receive their pushes. Stores alone receive copies of broadcasts. */
export function mountNotifications(app: FastifyInstance, countCopies: CountReadCopies): void {
  serve(app, store.listStoreNotifications, (ctx) => listNotifications(ctx.db, getStore(ctx.who), ctx.query))
  serve(app, store.countStoreNotifications, (ctx) => countNotifications(ctx.db, getStore(ctx.who)))
  serve(app, store.readStoreNotification, (ctx) => markRead(ctx.db, getStore(ctx.who), ctx.params.id, countCopies))
  serve(app, store.readAllStoreNotifications, (ctx) => markAllRead(ctx.db, getStore(ctx.who), countCopies))
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
  serve(app, admin.listAdminNotifications, (ctx) => listNotifications(ctx.db, adminActor(ctx.who), ctx.query))
  serve(app, admin.countAdminNotifications, (ctx) => countNotifications(ctx.db, adminActor(ctx.who)))
  serve(app, admin.readAdminNotification, (ctx) => markRead(ctx.db, adminActor(ctx.who), ctx.params.id))
  serve(app, admin.readAllAdminNotifications, (ctx) => markAllRead(ctx.db, adminActor(ctx.who)))
  serve(app, user.listUserNotifications, (ctx) => {
    const { group, ...query } = ctx.query
    return listNotifications(ctx.db, { ...toRecipient(ctx.who), ...(group && { types: typesOfGroup(group) }) }, query)
  })
  serve(app, user.countUserNotifications, (ctx) => countNotifications(ctx.db, toRecipient(ctx.who)))
  serve(app, user.readUserNotification, (ctx) => markRead(ctx.db, toRecipient(ctx.who), ctx.params.id))
  serve(app, user.readAllUserNotifications, (ctx) => markAllRead(ctx.db, toRecipient(ctx.who)))
  mountChoices(app)
}
