import { z } from 'zod'
import { halalasSchema } from '../../kernel/field.ts'
import { cleanText } from '../../kernel/normalise.ts'
import { lacks } from '../../kernel/shapes.ts'
import { typedKeys } from '../../kernel/typed-keys.ts'
import { adjustmentDirections, balanceKinds } from './balance-kinds.ts'

export const kind = z.enum(typedKeys(balanceKinds))

/** Checks the whole though a part of it is wrong already, so that a form marks all that is lacking at once. */
const besideOthers = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** Exactly one owner: the store's when `kind` is store, else the shopper's. */
export const adjustBalanceBody = z
  .strictObject({
    kind,
    store_id: z.uuid('uuid').nullish(),
    user_id: z.uuid('uuid').nullish(),
    direction: z.enum(typedKeys(adjustmentDirections)),
    amount: halalasSchema(1, 1_000_000_000),
    reason: z.string().overwrite(cleanText).min(3).max(300),
  })
  .superRefine(({ kind, store_id, user_id }, issues) => {
    if (kind === 'store' && !store_id) lacks(issues, 'store_id')
    if (kind !== 'store' && !user_id) lacks(issues, 'user_id')
  }, besideOthers)
