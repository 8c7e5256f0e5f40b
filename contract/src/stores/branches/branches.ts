import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { defineErrors, errors } from '../../kernel/errors.ts'
import { bilingualText, idParams } from '../../kernel/shapes.ts'
import { branchLabels } from './branch-labels.ts'
import * as calls from './branches.calls.ts'
import { branchBody } from './branches.schemas.ts'

/** More would not fit the choice of a branch, and the list need not page. */
export const maxBranches = 20

export const branchErrors = defineErrors({
  branches_full: {
    status: 422,
    ar: 'بلغت الحد الأقصى للفروع. أغلق فرعًا لا تستخدمه أولًا',
    en: 'You’ve reached the maximum number of branches. Close one you don’t use first',
  },
  branch_is_main: { status: 409, ar: 'لا يمكن إغلاق الفرع الرئيسي', en: 'The main branch can’t be closed' },
  branch_has_stock: {
    status: 409,
    ar: 'لا يزال في هذا الفرع مخزون (الكمية: {pieces}). انقله إلى فرع آخر ثم أغلق الفرع',
    en: 'This branch has {pieces} items in stock. Transfer them to another branch, then close it',
  },
  branch_has_orders: {
    status: 409,
    ar: 'لهذا الفرع طلبات لم تكتمل. أكملها ثم أغلقه',
    en: 'This branch has open orders. Complete them, then close it',
  },
})

export const branch = z.object({
  id: z.uuid(),
  name: bilingualText,
  city_id: z.uuid().nullable(),
  city: bilingualText.nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  short_address: z.string().nullable(),
  pick_up: z.boolean(),
  delivers: z.boolean(),
  /** True for the branch that every store has. It follows the pick-up place of the store's profile. */
  is_main: z.boolean(),
  position: z.int(),
  updated_at: z.iso.datetime(),
})
export type Branch = z.output<typeof branch>
const branchRow = branch.extend({ pieces: z.int() })
export type BranchRow = z.output<typeof branchRow>

const shared = {
  tags: ['branches'],
  access: { audience: 'store', permissions: ['products'] },
  owner: 'store',
  labels: branchLabels,
} as const

export const listBranches = endpoint({
  ...shared,
  ...calls.listBranches,
  access: { audience: 'store', permissions: ['products', 'orders'] },
  summary: "List the store's branches in order, with their items in stock",
  response: z.array(branchRow),
})

export const listBranchesOf = endpoint({
  ...calls.listBranchesOf,
  tags: ['stores'],
  access: { audience: 'admin', permissions: ['stores.index'] },
  owner: 'platform',
  labels: branchLabels,
  summary: "List a store's branches in order, with their items in stock",
  params: idParams,
  response: z.array(branchRow),
  errors: [errors.not_found],
})

export const createBranch = endpoint({
  ...shared,
  ...calls.createBranch,
  summary: 'Open a branch',
  audit: { action: 'branches.create' },
  body: branchBody,
  response: branch,
  status: 201,
  errors: [branchErrors.branches_full],
})

export const updateBranch = endpoint({
  ...shared,
  ...calls.updateBranch,
  summary: "Change a branch. The main branch's address is also the store's pick-up place",
  audit: { action: 'branches.update' },
  params: idParams,
  body: branchBody,
  response: branch,
  errors: [errors.not_found, errors.stale_record],
})

export const closeBranch = endpoint({
  ...shared,
  ...calls.closeBranch,
  summary: 'Close a branch without stock and open orders',
  audit: { action: 'branches.delete' },
  params: idParams,
  response: null,
  status: 204,
  errors: [errors.not_found, branchErrors.branch_is_main, branchErrors.branch_has_stock, branchErrors.branch_has_orders],
})

export const orderBranches = endpoint({
  ...shared,
  ...calls.orderBranches,
  summary: 'Set the order of the branches, in which they serve orders of other cities',
  audit: { action: 'branches.order' },
  body: z.object({ ids: z.array(z.uuid('uuid')).min(1).max(maxBranches) }),
  response: null,
  status: 204,
})
