import type { BroadcastTarget } from '@rahba/contract/broadcasts/broadcast-shapes'
import { approval } from '@rahba/contract/stores/store-states'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isNotMuted } from '../notifications/choices.ts'
import { isLiveDevice } from '../notifications/live-device.ts'
import { hotList } from '../platform/db/hot.ts'
import { matchAny } from '../platform/db/match-any.ts'
import type { Db } from '../platform/db/types.ts'

/**
 * The audience as a condition on `stores s`. All, categories and cities mean the stores that are approved when it goes out; a store chosen by
 * name gets it in any state, since administrators also write to stores that wait for approval or were suspended.
 */
export function inAudience({ audience, categories, cities, stores_id }: BroadcastTarget): SQL {
  if (audience === 'stores') return sql`s.id = ${matchAny(stores_id)}`
  const approved = sql`s.approved = ${sql.raw(String(approval.approved))}`
  if (audience === 'category') return sql`${approved} and s.category_id = ${matchAny(categories)}`
  if (audience === 'city') return sql`${approved} and s.city_id = ${matchAny(cities)}`
  return approved
}

const reachRow = z.strictObject({ stores: z.int(), emails: z.int(), devices: z.int() })

/** Returns the number of stores in an audience now, of owners who receive its mails, and of devices that receive its pushes. */
export async function readReach(db: Db, target: BroadcastTarget): Promise<{ stores: number; emails: number; devices: number }> {
  const [row] = await hotList(
    db,
    sql`with meant as (select s.id from stores s where ${inAudience(target)})
      select (select count(*)::int from meant) as stores,
        (select count(*)::int from meant join store_members m on m.store_id = meant.id and m.is_owner and m.active
          where ${isNotMuted(sql`'store'`, sql`m.id`, 'general', 'email')}) as emails,
        (select count(*)::int from meant join device_tokens d on d.audience = 'store' and d.recipient_id = meant.id
          where ${isLiveDevice} and ${isNotMuted(sql`'store'`, sql`d.subject_id`, 'general', 'push')}) as devices`,
    reachRow,
  )
  return row ?? { stores: 0, emails: 0, devices: 0 }
}
