import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { nameMessages } from '../kernel/messages.ts'
import { allChoices, shopperGroups } from './choices.ts'
import * as calls from './own-choices.calls.ts'
import { deviceToken } from './subscription.ts'

nameMessages({
  clock_time: { ar: '{field}: أدخل وقتًا صحيحًا مثل 22:00', en: '{field}: enter a valid time, such as 22:00' },
  quiet_hours: { ar: 'اختر وقتين مختلفين لبداية ساعات الهدوء ونهايتها', en: 'Choose different start and end times for quiet hours' },
})

/** The groups a person turned off; all others are on. */
export const choicesBody = z.strictObject({ muted: z.array(z.enum(allChoices)).max(allChoices.length) })
const choices = z.object({ muted: z.array(z.enum(allChoices)) })
/** The time of a day in Riyadh, `HH:MM`. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock_time')
/** The hours in which pushes and SMS of notices wait; `from` may be later than `to`, over midnight. */
const quietHours = z
  .strictObject({ from: clock, to: clock })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'quiet_hours' })
const shopperChoices = choices.extend({ sms: z.array(z.enum(shopperGroups)), quiet: quietHours.nullable() })
export type ShopperChoices = z.output<typeof shopperChoices>

/** The choices of a shopper. Those that are left out stay as they are. */
export const shopperChoicesBody = z.strictObject({
  muted: choicesBody.shape.muted.optional(),
  /** The groups that are also sent by SMS; none unless the shopper asks for it. */
  sms: z.array(z.enum(shopperGroups)).max(shopperGroups.length).optional(),
  quiet: quietHours.nullable().optional(),
})
export type ShopperChoicesBody = z.output<typeof shopperChoicesBody>
const deviceBody = z.strictObject({ device_token: deviceToken })
const labels = {
  device_token: { ar: 'رمز الجهاز', en: 'Device token' },
  muted: { ar: 'الإشعارات الموقوفة', en: 'Muted notifications' },
  sms: { ar: 'الرسائل النصية', en: 'Text messages' },
  quiet: { ar: 'ساعات الهدوء', en: 'Quiet hours' },
  from: { ar: 'من', en: 'From' },
  to: { ar: 'إلى', en: 'To' },
}

const own = { tags: ['notifications'], owner: 'self', labels } as const
const store = { ...own, access: { audience: 'store' } } as const
// An administrator's own notices need no key of their own.
const admin = { ...own, access: { audience: 'admin', permissions: [] } } as const
// A shopper's, who reads them in the app.
const user = { ...own, access: { audience: 'user' } } as const
const choosing = { none: 'what somebody wants to be told is their own matter' } as const
const device = { none: "a device's address, not a change others see" } as const

export const readStoreChoices = endpoint({
  ...store,
  ...calls.readStoreChoices,
  summary: "Get the signed-in member's preferences for push and email notifications",
  response: choices,
})

export const saveStoreChoices = endpoint({
  ...store,
  ...calls.saveStoreChoices,
  summary: "Update the signed-in member's preferences for push and email notifications",
  audit: choosing,
  body: choicesBody,
  response: choices,
})

export const removeStoreDevice = endpoint({
  ...store,
  ...calls.removeStoreDevice,
  summary: 'Stop push notifications to a device of the signed-in member',
  audit: device,
  body: deviceBody,
  response: null,
  status: 204,
})

export const readAdminChoices = endpoint({
  ...admin,
  ...calls.readAdminChoices,
  summary: "Get the signed-in admin's preferences for push notifications",
  response: choices,
})

export const saveAdminChoices = endpoint({
  ...admin,
  ...calls.saveAdminChoices,
  summary: "Update the signed-in admin's preferences for push notifications",
  audit: choosing,
  body: choicesBody,
  response: choices,
})

export const rememberAdminDevice = endpoint({
  ...admin,
  ...calls.rememberAdminDevice,
  summary: "Register a device for the signed-in admin's push notifications",
  audit: device,
  body: deviceBody,
  response: z.object({ device_token: z.string() }),
})

export const removeAdminDevice = endpoint({
  ...admin,
  ...calls.removeAdminDevice,
  summary: 'Stop push notifications to a device of the signed-in admin',
  audit: device,
  body: deviceBody,
  response: null,
  status: 204,
})

export const readUserChoices = endpoint({
  ...user,
  ...calls.readUserChoices,
  summary: "Get the customer's preferences for push, email and SMS notifications, and the quiet hours",
  response: shopperChoices,
})

export const saveUserChoices = endpoint({
  ...user,
  ...calls.saveUserChoices,
  summary: "Update the customer's preferences for push, email and SMS notifications, and the quiet hours",
  audit: choosing,
  body: shopperChoicesBody,
  response: shopperChoices,
})

export const rememberUserDevice = endpoint({
  ...user,
  name: 'rememberUserDevice',
  method: 'POST',
  path: '/user/devices',
  summary: "Register a device for the customer's push notifications",
  audit: device,
  body: deviceBody,
  response: z.object({ device_token: z.string() }),
})

export const removeUserDevice = endpoint({
  ...user,
  name: 'removeUserDevice',
  method: 'POST',
  path: '/user/devices/forget',
  summary: 'Stop push notifications to a device of the customer',
  audit: device,
  body: deviceBody,
  response: null,
  status: 204,
})

export const readPushKey = endpoint({
  ...calls.readPushKey,
  summary: 'Get the public key for push subscriptions in browsers',
  tags: ['notifications'],
  access: { audience: 'public' },
  owner: 'public',
  response: z.object({ public_key: z.string() }),
})
