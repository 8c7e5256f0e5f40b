import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { idParams } from '../kernel/shapes.ts'
import { messageResponse, notAudited } from './credentials.ts'
import * as calls from './sessions.calls.ts'

/** One place somebody is signed in, as its owner sees it. */
export const sessionRow = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  /** The session that asks. */
  current: z.boolean(),
})
export type SessionRow = z.output<typeof sessionRow>

const sessionList = z.object({ data: z.array(sessionRow) })
const tags = ['auth']
const admin = { access: { audience: 'admin', permissions: [] }, owner: 'self', tags } as const
const store = { access: { audience: 'store' }, owner: 'self', tags } as const

export const listAdminSessions = endpoint({
  ...admin,
  ...calls.listAdminSessions,
  summary: "List the signed-in admin's sessions",
  response: sessionList,
})
export const endAdminSession = endpoint({
  ...admin,
  ...calls.endAdminSession,
  summary: 'Sign out of a session of the signed-in admin',
  audit: notAudited,
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
export const endOtherAdminSessions = endpoint({
  ...admin,
  ...calls.endOtherAdminSessions,
  summary: 'Sign out of all other sessions of the signed-in admin',
  audit: notAudited,
  response: messageResponse,
})

export const listStoreSessions = endpoint({
  ...store,
  ...calls.listStoreSessions,
  summary: "List the signed-in member's sessions",
  response: sessionList,
})
export const endStoreSession = endpoint({
  ...store,
  ...calls.endStoreSession,
  summary: 'Sign out of a session of the signed-in member',
  audit: notAudited,
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
export const endOtherStoreSessions = endpoint({
  ...store,
  ...calls.endOtherStoreSessions,
  summary: 'Sign out of all other sessions of the signed-in member',
  audit: notAudited,
  response: messageResponse,
})

const user = { access: { audience: 'user' }, owner: 'self', tags } as const

export const listUserSessions = endpoint({
  ...user,
  ...calls.listUserSessions,
  summary: "List the signed-in customer's sessions",
  response: sessionList,
})
export const endUserSession = endpoint({
  ...user,
  ...calls.endUserSession,
  summary: 'Sign out of a session of the signed-in customer',
  audit: notAudited,
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found],
})
export const endOtherUserSessions = endpoint({
  ...user,
  ...calls.endOtherUserSessions,
  summary: 'Sign out of all other sessions of the signed-in customer',
  audit: notAudited,
  response: messageResponse,
})
