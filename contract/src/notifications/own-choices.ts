import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { allChoices } from './choices.ts'
import * as calls from './own-choices.calls.ts'
import { deviceToken } from './subscription.ts'

/** The groups a person turned off; all others are on. */
export const choicesBody = z.strictObject({ muted: z.array(z.enum(allChoices)).max(allChoices.length) })
const choices = z.object({ muted: z.array(z.enum(allChoices)) })
const deviceBody = z.strictObject({ device_token: deviceToken })
const labels = {
  device_token: { ar: 'رمز الجهاز', en: 'Device token' },
  muted: { ar: 'الإشعارات الموقوفة', en: 'Muted notifications' },
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

export const forgetStoreDevice = endpoint({
  ...store,
  ...calls.forgetStoreDevice,
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

export const forgetAdminDevice = endpoint({
  ...admin,
  ...calls.forgetAdminDevice,
  summary: 'Stop push notifications to a device of the signed-in admin',
  audit: device,
  body: deviceBody,
  response: null,
  status: 204,
})

export const readUserChoices = endpoint({
  ...user,
  name: 'readUserChoices',
  method: 'GET',
  path: '/user/notification-choices',
  summary: "Get the customer's preferences for push and email notifications",
  response: choices,
})

export const saveUserChoices = endpoint({
  ...user,
  name: 'saveUserChoices',
  method: 'PUT',
  path: '/user/notification-choices',
  summary: "Update the customer's preferences for push and email notifications",
  audit: choosing,
  body: choicesBody,
  response: choices,
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

export const forgetUserDevice = endpoint({
  ...user,
  name: 'forgetUserDevice',
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
