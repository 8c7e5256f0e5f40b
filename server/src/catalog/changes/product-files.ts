import type { Db } from '../../platform/db/types.ts'
import { attachFiles } from '../../platform/files/attach-files.ts'
import type { FileOwner } from '../../platform/files/owner.ts'
import type { OpenChange } from './open-changes.ts'

interface Files {
  images: readonly string[]
  attachments: readonly string[]
}

export const storeOwner = (store_id: string): FileOwner => ({ owner_type: 'store', owner_id: store_id })

/** Returns every picture and paper of a product: live ones, and those of its open changes. */
export function heldFiles(live: Files, changes: readonly OpenChange[]): Files {
  const of = (field: 'images' | 'attachments') => [
    ...new Set([...live[field], ...changes.flatMap((change) => (change.field === field ? change.value : []))]),
  ]
  return { images: of('images'), attachments: of('attachments') }
}

const byIndex = (field: string, ids: readonly string[]) => Object.fromEntries(ids.map((id, index) => [`${field}.${index}`, id]))

/**
 * Takes what a product holds from now on and lets go of what it no longer does. New ones come first in `after`, at the places they have in the form.
 * @param owner whose uploads new ones are; from then on they are the store's, whose people may open them, whoever put them there
 */
export async function keepFiles(db: Db, owner: FileOwner, store_id: string, { before, after }: { before: Files; after: Files }) {
  const to = storeOwner(store_id)
  await attachFiles(db, owner, byIndex('images', after.images), { purpose: 'picture', before: before.images, to })
  await attachFiles(db, owner, byIndex('attachments', after.attachments), { purpose: 'paper', before: before.attachments, to })
}
