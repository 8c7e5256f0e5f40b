import { z } from 'zod'
import { type EndpointSpec, endpoint } from '../kernel/endpoint.ts'
import { errors } from '../kernel/errors.ts'
import type { Permission } from '../kernel/permissions.ts'
import { referenced } from '../kernel/referenced.ts'
import { bulkResult } from '../kernel/resource-endpoints.ts'
import { idParams } from '../kernel/shapes.ts'
import { codeLabels } from './code-labels.ts'
import {
  codeExportQuery,
  codeOptionsQuery,
  codePage,
  codeQuery,
  codeSwitch,
  codeUsesExportQuery,
  codeUsesPage,
  codeUsesQuery,
} from './code-queries.ts'
import { codeDetail, couponBody, promoCodeBody, storeCouponBody } from './code-shapes.ts'
import * as calls from './codes.calls.ts'
import { addingErrors, changingErrors, savingErrors } from './errors.ts'

type Action = 'index' | 'create' | 'update' | 'delete'

interface Codes<Who> {
  calls: calls.CodeRoutes
  /** The word of the log, as in `promo-codes.create`. */
  kind: 'coupons' | 'promo-codes'
  /** The access and the owner of the rows. */
  may: (action: Action) => Who
}

/** Every call about codes; the sides differ in callers and codes, and define their own body to save. */
function codeCalls<const Who extends Pick<EndpointSpec, 'access' | 'owner'>>({ calls, kind, may }: Codes<Who>) {
  const tags = [kind]
  const labels = codeLabels
  return {
    list: endpoint({
      ...may('index'),
      ...calls.list,
      summary: 'List codes with their figures. Search by code and name',
      tags,
      query: codeQuery,
      response: codePage,
      labels,
    }),
    export: endpoint({
      ...may('index'),
      ...calls.export,
      summary: 'Export filtered codes as a file',
      tags,
      query: codeExportQuery,
      response: null,
      raw: 'download',
      labels,
    }),
    options: endpoint({
      ...may('index'),
      ...calls.options,
      summary: 'List the stores, customers, products, categories or cities that a code can be limited to',
      tags,
      query: codeOptionsQuery,
      response: z.array(referenced),
      labels,
    }),
    read: endpoint({
      ...may('index'),
      ...calls.read,
      summary: 'Get a code with all its limits',
      tags,
      params: idParams,
      response: codeDetail,
      errors: [errors.not_found],
      labels,
    }),
    uses: endpoint({
      ...may('index'),
      ...calls.uses,
      summary: 'List the orders that used a code, newest first. Search by number',
      tags,
      params: idParams,
      query: codeUsesQuery,
      response: codeUsesPage,
      errors: [errors.not_found],
      labels,
    }),
    exportUses: endpoint({
      ...may('index'),
      ...calls.exportUses,
      summary: 'Export the orders that used a code as a file',
      tags,
      params: idParams,
      query: codeUsesExportQuery,
      response: null,
      raw: 'download',
      errors: [errors.not_found],
      labels,
    }),
    create: endpoint({
      ...may('create'),
      ...calls.create,
      summary: 'Create a code. Its text must be unique within a store',
      tags,
      audit: { action: `${kind}.create` },
      response: codeDetail,
      status: 201,
      errors: addingErrors,
      labels,
    }),
    update: endpoint({
      ...may('update'),
      ...calls.update,
      summary: "Update a code for future orders. Its text can't change after its first use",
      tags,
      audit: { action: `${kind}.update` },
      params: idParams,
      response: codeDetail,
      errors: changingErrors,
      labels,
    }),
    bulk: endpoint({
      ...may('update'),
      ...calls.bulk,
      summary: 'Turn codes on or off. Each code has its own result',
      tags,
      audit: { action: `${kind}.bulk` },
      body: codeSwitch,
      response: bulkResult,
      labels,
    }),
    remove: endpoint({
      ...may('delete'),
      ...calls.remove,
      summary: 'Delete a code that no order has used',
      tags,
      audit: { action: `${kind}.delete` },
      params: idParams,
      response: null,
      status: 204,
      errors: [errors.not_found, errors.in_use, savingErrors.code_shared],
      labels,
    }),
  }
}

/** An administrator with the key of this resource, over rows of the platform. */
const adminsWith = (resource: 'copoun' | 'promo-codes') => (action: Action) => {
  const permissions: readonly Permission[] = [`${resource}.${action}`]
  return { access: { audience: 'admin', permissions }, owner: 'platform' } as const
}

/** The platform's own codes, paid for by the platform. */
const promoCode = codeCalls({
  calls: calls.promoCodeCalls,
  kind: 'promo-codes',
  may: adminsWith('promo-codes'),
})
export const promoCodeCalls = {
  ...promoCode,
  // The discount is the platform's own money.
  create: endpoint({ ...promoCode.create, step_up: true, body: promoCodeBody }),
  update: endpoint({ ...promoCode.update, step_up: true, body: promoCodeBody }),
  bulk: endpoint({ ...promoCode.bulk, step_up: true }),
}

/** Coupons of stores in an administrator's hands, paid for by the stores they are for. */
const adminCoupon = codeCalls({
  calls: calls.adminCouponCalls,
  kind: 'coupons',
  may: adminsWith('copoun'),
})
export const adminCouponCalls = {
  ...adminCoupon,
  // what they take off is the money of stores that did not ask for them
  create: endpoint({ ...adminCoupon.create, step_up: true, body: couponBody }),
  update: endpoint({ ...adminCoupon.update, step_up: true, body: couponBody }),
  bulk: endpoint({ ...adminCoupon.bulk, step_up: true }),
}

/** A store's own coupons, paid for by the store. */
const storeCoupon = codeCalls({
  calls: calls.storeCouponCalls,
  kind: 'coupons',
  may: () => ({ access: { audience: 'store', permissions: ['products'] }, owner: 'store' }) as const,
})
export const storeCouponCalls = {
  ...storeCoupon,
  create: endpoint({ ...storeCoupon.create, body: storeCouponBody }),
  update: endpoint({ ...storeCoupon.update, body: storeCouponBody }),
}

/** The calls of one side. */
export type CodeCalls = typeof promoCodeCalls | typeof adminCouponCalls | typeof storeCouponCalls
