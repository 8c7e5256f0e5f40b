import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { email, flag, image, optional, phone, reference, text } from '../kernel/field.ts'
import { pageSchema } from '../kernel/page.ts'
import { referenced } from '../kernel/referenced.ts'
import { defineResource } from '../kernel/resource.ts'
import { adminErrors } from './admin-errors.ts'

const declared = defineResource({
  name: 'admins',
  path: 'admins',
  permission: 'admins',
  step_up: true,
  title: 'name',
  fields: {
    name: text({ max: 75 }),
    email: email(),
    phone: optional(phone()),
    role_id: reference('/admin/roles'),
    avatar: optional(image()),
    active: flag(),
  },
  list: {
    columns: ['avatar', 'name', 'email', 'phone', 'role_id', 'active'],
    search: ['name', 'email', 'phone'],
    sort: ['name', 'email', 'created_at', 'updated_at'],
    default_sort: '-created_at',
    filters: ['role_id', 'active'],
  },
  labels: {
    one: { ar: 'مشرف', en: 'Admin' },
    many: { ar: 'المشرفون', en: 'Admins' },
    empty: {
      ar: 'أضف أعضاء فريقك، وسيتلقى كل عضو دعوة لتعيين كلمة المرور.',
      en: 'Add your team members. Each gets an invitation to set a password.',
    },
    fields: {
      role_id: { ar: 'الدور', en: 'Role' },
      last_seen_at: { ar: 'آخر نشاط', en: 'Last active' },
      two_factor: { ar: 'التحقق بخطوتين', en: 'Two-factor sign-in' },
      // The row's own fields, beside the declared ones.
    } as { role_id: { ar: string; en: string } },
  },
})

const { fields } = declared
const adminRow = z.object({
  id: z.uuid(),
  name: fields.name.schema,
  email: fields.email.schema,
  phone: fields.phone.schema,
  role_id: fields.role_id.schema,
  role: referenced.nullable(),
  avatar: fields.avatar.schema,
  active: fields.active.schema,
  last_seen_at: z.iso.datetime().nullable(),
  /** True once the invitation was accepted. */
  has_password: z.boolean(),
  /** True if their sign-in takes a second step. */
  two_factor: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type AdminRow = z.output<typeof adminRow>

const { list, read, create, update, remove } = declared.endpoints
const rules = [
  adminErrors.permission_not_held,
  adminErrors.stronger_admin,
  adminErrors.own_role,
  adminErrors.own_account,
  adminErrors.last_full_admin,
] as const

/** The people who run the platform. Creating one mails an invitation to set a password. */
export const admins = {
  ...declared,
  row: adminRow,
  endpoints: {
    ...declared.endpoints,
    list: endpoint({ ...list, response: pageSchema(adminRow) }),
    read: endpoint({ ...read, response: adminRow }),
    create: endpoint({ ...create, response: adminRow, errors: [...create.errors, adminErrors.permission_not_held] }),
    update: endpoint({ ...update, response: adminRow, errors: [...update.errors, ...rules] }),
    remove: endpoint({ ...remove, errors: [...remove.errors, ...rules] }),
  },
}
