import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bilingual, text } from '../kernel/field.ts'
import { pageSchema } from '../kernel/page.ts'
import { allPermissions, type Permission } from '../kernel/permissions.ts'
import { defineResource } from '../kernel/resource.ts'
import { adminErrors } from './admin-errors.ts'

const declared = defineResource({
  name: 'roles',
  path: 'roles',
  permission: 'roles',
  step_up: true,
  title: 'name',
  fields: { name: bilingual(text({ max: 60 })) },
  list: {
    columns: ['name', 'updated_at'],
    search: ['name'],
    sort: ['name', 'created_at', 'updated_at'],
    default_sort: 'name',
    filters: [],
  },
  labels: {
    one: { ar: 'دور', en: 'Role' },
    many: { ar: 'الأدوار', en: 'Roles' },
    empty: {
      ar: 'أضف دورًا لكل فريق وحدد صلاحيات أعضائه.',
      en: 'Add a role for each team and choose its permissions.',
    },
    fields: {
      name: { ar: 'اسم الدور', en: 'Role name' },
      permissions: { ar: 'الصلاحيات', en: 'Permissions' },
      admins_count: { ar: 'عدد المشرفين', en: 'Admins' },
    } as { name: { ar: string; en: string } },
  },
})

// The list is the full one, so it is not empty.
const permissions = z.array(z.enum(allPermissions as [Permission, ...Permission[]])).max(allPermissions.length)

/**
 * A role with what it grants: the declared name, and the grid of permissions that no field kind can hold. A role without permissions
 * would lead to an empty dashboard. Make the account inactive instead.
 */
const roleBody = z.strictObject({ name: declared.fields.name.schema, permissions: permissions.min(1, 'one_permission') })
const roleRow = z.object({
  id: z.uuid(),
  name: declared.fields.name.schema,
  permissions,
  admins_count: z.int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type RoleRow = z.output<typeof roleRow>

const { list, read, create, update, remove } = declared.endpoints

/** Named sets of permissions. Nobody grants what they lack or changes their own; a role in use stays. */
export const roles = {
  ...declared,
  body: roleBody,
  row: roleRow,
  endpoints: {
    ...declared.endpoints,
    list: endpoint({ ...list, response: pageSchema(roleRow) }),
    read: endpoint({ ...read, response: roleRow }),
    create: endpoint({ ...create, body: roleBody, response: roleRow, errors: [...create.errors, adminErrors.permission_not_held] }),
    update: endpoint({
      ...update,
      body: roleBody,
      response: roleRow,
      errors: [...update.errors, adminErrors.permission_not_held, adminErrors.own_role, adminErrors.last_full_admin],
    }),
    remove: endpoint({ ...remove, errors: [...remove.errors, adminErrors.role_in_use, adminErrors.permission_not_held] }),
  },
}
