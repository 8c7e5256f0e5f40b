import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { hideLength, hot } from '../../platform/db/hot.ts'
import type { Db } from '../../platform/db/types.ts'

interface BranchPiece {
  branch_id: string
  variant_id: string
  quantity: number
}

const read = hot<BranchPiece, { ids: string[] }>(
  'read-branch-stock',
  (value) => sql`
    select s.branch_id, s.variant_id, s.quantity from branch_stock s where s.variant_id = any(${hideLength(sql`${value('ids')}::uuid[]`)})`,
  z.strictObject({ branch_id: z.uuid(), variant_id: z.uuid(), quantity: z.int() }),
)

/** Reads the pieces of variants in each branch, by branch and variant. Under the locks of the variants nobody changes them meanwhile. */
export async function readBranchPieces(db: Db, variant_ids: readonly string[]): Promise<Map<string, Map<string, number>>> {
  const pieces = new Map<string, Map<string, number>>()
  for (const { branch_id, variant_id, quantity } of await read(db, { ids: [...new Set(variant_ids)] })) {
    const here = pieces.get(branch_id) ?? new Map<string, number>()
    pieces.set(branch_id, here.set(variant_id, quantity))
  }
  return pieces
}
