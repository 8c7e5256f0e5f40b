import { branchBody } from '@rahba/contract/stores/branches/branches.schemas'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { transferStock } from '../../src/catalog/stock/move-stock.ts'
import { productVariants } from '../../src/catalog/variants/table.ts'
import { createBranch } from '../../src/stores/branches/branches.ts'
import { branches } from '../data/branches.ts'
import { idFor, type Market } from '../market.ts'

/** Branches, as their stores open them today: the orders before left from the main ones. */
export async function makeBranches({ tx, stores, cities }: Market): Promise<void> {
  for (const { store, city, share, ...branch } of branches) {
    const { id: store_id, member_id } = idFor(stores, store)
    const body = branchBody.parse({ ...branch, city_id: idFor(cities, city).id, phone: null, short_address: null })
    const { id: to_branch_id } = await createBranch(tx, { store_id, body })
    const rows = await tx
      .select({ id: productVariants.id, quantity: productVariants.quantity })
      .from(productVariants)
      .where(and(eq(productVariants.store_id, store_id), isNull(productVariants.deleted_at)))
      .orderBy(asc(productVariants.id))
    const lines = rows
      .map(({ id, quantity }) => ({ variant_id: id, quantity: Math.floor((quantity * share) / 100) }))
      .filter(({ quantity }) => quantity > 0)
    await transferStock(tx, {
      store_id,
      body: { from_branch_id: store_id, to_branch_id, note: null, lines },
      actor: { actor_type: 'store', actor_id: member_id },
    })
  }
}
