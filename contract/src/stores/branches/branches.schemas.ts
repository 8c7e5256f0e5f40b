import { z } from 'zod'
import { eitherSide, flag, optional, phone, reference, shortAddressSchema, text } from '../../kernel/field.ts'
import { nameMessages } from '../../kernel/messages.ts'

nameMessages({
  branch_use: { ar: 'فعّل الاستلام أو التوصيل من هذا الفرع', en: 'Turn on pickup or delivery for this branch' },
  branch_address: { ar: 'اكتب عنوان الفرع ليصل إليه العملاء', en: 'Enter the address where customers pick up orders' },
})

/** A place where a store keeps goods. */
export const branchBody = z
  .strictObject({
    name: eitherSide(text({ max: 80, min: 2 })).schema,
    city_id: reference('/admin/cities').schema,
    address: optional(text({ max: 300, min: 5 })).schema,
    phone: optional(phone()).schema,
    /** Where carriers collect its parcels; null is the store's. */
    short_address: z.preprocess((typed) => (typed === '' ? null : typed), shortAddressSchema.nullable()),
    /** Shoppers collect their orders here. */
    pick_up: flag().schema,
    /** Orders are delivered from here. */
    delivers: flag().schema,
  })
  .refine(({ pick_up, delivers }) => pick_up || delivers, { path: ['delivers'], error: 'branch_use' })
  .refine(({ pick_up, address }) => !pick_up || address !== null, { path: ['address'], error: 'branch_address' })
export type BranchBody = z.output<typeof branchBody>
