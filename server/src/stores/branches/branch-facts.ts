import type { Bilingual } from '@rahba/contract/kernel/locale'
import { bilingualText } from '@rahba/contract/kernel/shapes'
import { z } from 'zod'

/** A branch of the store that an order may leave from, as far as the choice needs it. */
export interface BranchFacts {
  id: string
  name: Bilingual
  city_id: string | null
  region_id: string | null
  pick_up: boolean
  delivers: boolean
}

export const branchFacts = z.strictObject({
  id: z.uuid(),
  name: bilingualText,
  city_id: z.uuid().nullable(),
  region_id: z.uuid().nullable(),
  pick_up: z.boolean(),
  delivers: z.boolean(),
})

/**
 * The open branches of `stores s` as one JSON value, in the store's order with the main branch first.
 * @param more further pairs of a branch's object, over `branches b` and its city `bc`
 */
export const branchFactsText = (more = ''): string =>
  `(select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'city_id', b.city_id, 'region_id', bc.region_id, 'pick_up', b.pick_up,
      'delivers', b.delivers${more}) order by b.id <> s.id, b.position, b.id), '[]')
    from branches b left join cities bc on bc.id = b.city_id where b.store_id = s.id and b.deleted_at is null)`
