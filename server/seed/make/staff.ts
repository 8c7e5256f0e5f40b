import { createAdmin, createRole } from '../../src/access/admins/create-admin.ts'
import { demoAccounts } from '../../src/demo-accounts.ts'
import { admins, roles } from '../data/roles.ts'
import { idFor, type Market } from '../market.ts'

/** Roles and the people who hold them; the demo administrator first. */
export async function makeStaff(market: Market): Promise<void> {
  const roleIds = new Map<string, string>()
  for (const { key, name, permissions } of roles) roleIds.set(key, (await createRole(market.tx, { name, permissions })).id)
  for (const { role, ...person } of admins) {
    const { id } = await createAdmin(market.tx, { ...person, role_id: idFor(roleIds, role), password: demoAccounts.password })
    market.admins.push(id)
  }
}
