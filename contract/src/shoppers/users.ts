import { z } from 'zod'
import { accessErrors } from '../access/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import { exportFormat } from '../kernel/export-format.ts'
import { locales } from '../kernel/locale.ts'
import { cleanText } from '../kernel/normalise.ts'
import { flagParam, pageQuery, pageSchema, sortParam } from '../kernel/page.ts'
import { referenced } from '../kernel/referenced.ts'
import { bulkResult } from '../kernel/resource-endpoints.ts'
import { daySchema, idParams } from '../kernel/shapes.ts'
import { deletionErrorList } from './account-errors.ts'
import { userLabels } from './user-labels.ts'
import * as calls from './users.calls.ts'
import { userBody, userNoteBody } from './users.schemas.ts'

const row = z.object({
  id: z.uuid(),
  /** Null once the account was deleted, like the name, email and picture. */
  phone: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  avatar: z.uuid().nullable(),
  locale: z.enum(locales),
  active: z.boolean(),
  deleted_at: z.iso.datetime().nullable(),
  /** When the account is deleted, if the shopper confirmed its deletion. */
  deletion_due_at: z.iso.datetime().nullable(),
  /** The city of the default address. */
  city: referenced.nullable(),
  /** Orders ever placed. */
  orders_count: z.int(),
  /** The balance, in halalas. */
  wallet: z.int(),
  last_seen_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type UserRow = z.output<typeof row>

/** A shopper as an admin sees them, with what they have bought. */
const adminUser = row.extend({
  /** The reason, author and time of the block; null for an open account. */
  block: z.object({ reason: z.string().nullable(), admin: z.string().nullable(), at: z.iso.datetime() }).nullable(),
  figures: z.object({ delivered: z.int(), cancelled: z.int(), open: z.int(), spent: z.int(), addresses: z.int() }),
})
export type AdminUser = z.output<typeof adminUser>

const reason = z.string().overwrite(cleanText).min(3).max(500)
const may = <A extends 'index' | 'create' | 'update' | 'delete'>(action: A) =>
  ({ access: { audience: 'admin', permissions: [`users.${action}`] }, owner: 'platform', labels: userLabels }) as const

const filters = {
  q: pageQuery.q,
  sort: sortParam(['created_at', 'phone'], '-created_at'),
  active: flagParam,
  deleted: flagParam,
  city_id: z.uuid('uuid').optional(),
  has_orders: flagParam,
  registered_from: daySchema.optional(),
  registered_to: daySchema.optional(),
}

export const listUsers = endpoint({
  ...may('index'),
  ...calls.listUsers,
  summary: 'List customers with their city, orders and wallet',
  query: z.object({ ...pageQuery, ...filters }),
  response: pageSchema(row),
})
export const exportUsers = endpoint({
  ...may('index'),
  ...calls.exportUsers,
  summary: 'Export filtered customers as a file',
  query: z.object({ ...filters, format: exportFormat }),
  response: null,
  raw: 'download',
})
export const readAdminUser = endpoint({
  ...may('index'),
  ...calls.readAdminUser,
  summary: 'Get a customer',
  params: idParams,
  response: adminUser,
  errors: [errors.not_found],
})
export const createUser = endpoint({
  ...may('create'),
  ...calls.createUser,
  summary: 'Create a customer, who then signs in by phone',
  audit: { action: 'users.create' },
  body: userBody,
  response: adminUser,
  status: 201,
  errors: [errors.already_taken],
})
export const updateUser = endpoint({
  ...may('update'),
  ...calls.updateUser,
  step_up: 'depends',
  summary: 'Update a customer. A new phone ends their sessions, because they sign in with it',
  audit: { action: 'users.update' },
  params: idParams,
  body: userBody,
  response: adminUser,
  errors: [errors.not_found, errors.already_taken, errors.stale_record, accessErrors.account_deleted],
})
export const blockUser = endpoint({
  ...may('update'),
  ...calls.blockUser,
  summary: 'Block a customer and save the reason as a note. Open orders continue',
  audit: { action: 'users.block' },
  params: idParams,
  body: z.strictObject({ reason }),
  response: adminUser,
  errors: [errors.not_found, accessErrors.account_deleted],
})
export const unblockUser = endpoint({
  ...may('update'),
  ...calls.unblockUser,
  summary: 'Unblock a customer',
  audit: { action: 'users.unblock' },
  params: idParams,
  response: adminUser,
  errors: [errors.not_found, accessErrors.account_deleted],
})
export const deleteUser = endpoint({
  ...may('delete'),
  ...calls.deleteUser,
  step_up: true,
  summary:
    'Delete the account of a customer who requested it in writing, with the request as the reason. Rejected until orders and money are settled',
  audit: { action: 'users.delete' },
  params: idParams,
  body: z.strictObject({ reason }),
  response: adminUser,
  errors: [errors.not_found, ...deletionErrorList],
})
export const bulkUsers = endpoint({
  ...may('update'),
  ...calls.bulkUsers,
  summary: 'Block or unblock multiple customers. Each customer has its own result',
  audit: { action: 'users.bulk' },
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('block'), ids: z.array(z.uuid('uuid')).min(1).max(100), reason }),
    z.strictObject({ action: z.literal('unblock'), ids: z.array(z.uuid('uuid')).min(1).max(100) }),
  ]),
  response: bulkResult,
})

const note = z.object({ id: z.uuid(), note: z.string(), admin: z.string().nullable(), created_at: z.iso.datetime() })
export type UserNote = z.output<typeof note>
export const listUserNotes = endpoint({
  ...may('index'),
  ...calls.listUserNotes,
  summary: "List admins' notes about a customer, newest first",
  params: idParams,
  query: z.object({ page: pageQuery.page, per_page: pageQuery.per_page, cursor: pageQuery.cursor }),
  response: pageSchema(note),
  errors: [errors.not_found],
})
export const addUserNote = endpoint({
  ...may('update'),
  ...calls.addUserNote,
  summary: 'Add a note about a customer that only admins can read',
  audit: { action: 'users.note' },
  params: idParams,
  body: userNoteBody,
  response: note,
  status: 201,
  errors: [errors.not_found, accessErrors.account_deleted],
})
