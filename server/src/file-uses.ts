import { sql } from 'drizzle-orm'
import { productChanges } from './catalog/changes/table.ts'
import { products } from './catalog/table.ts'
import { chatMessages, chatSessions } from './conversations/chat/chat-table.ts'
import { developmentMessages, developmentReplies } from './conversations/development-table.ts'
import { dueSettlements, dues } from './money/dues/table.ts'
import { payments } from './money/payments/table.ts'
import { payouts } from './money/payouts/table.ts'
import { cancellations } from './orders/cancellations/table.ts'
import type { FileUse } from './platform/files/file-use.ts'
import { storeDocuments } from './stores/table.ts'

/** Every kind of record that uses private files. A file that is in none of these is read by whoever uploaded it alone. */
export const fileUses: readonly FileUse[] = [
  {
    entity: 'stores',
    admin: ['stores.index'],
    store: ['profile'],
    of: (id) => sql`select store_id from ${storeDocuments} where file = ${id}`,
  },
  {
    entity: 'products',
    admin: ['products.index'],
    store: ['products'],
    of: (id) => sql`select store_id from ${products} where attachments @> array[${id}::uuid] and attachments <> '{}'`,
  },
  {
    // papers of a product that wait to be looked at
    entity: 'products',
    admin: ['products.index'],
    store: ['products'],
    of: (id) => sql`select p.store_id from ${productChanges} c join ${products} p on p.id = c.product_id
      where c.field = 'attachments' and c.new -> 'value' @> to_jsonb(array[${id}::text])`,
  },
  {
    entity: 'payments',
    admin: ['payments.index'],
    store: ['wallet'],
    of: (id) => sql`select store_id from ${payments} where slip = ${id}`,
  },
  {
    entity: 'payouts',
    admin: ['payments.index'],
    store: ['wallet'],
    of: (id) => sql`select store_id from ${payouts} where receipt = ${id}`,
  },
  {
    entity: 'dues',
    admin: ['dues.index'],
    store: ['wallet'],
    of: (id) => sql`select d.store_id from ${dueSettlements} s join ${dues} d on d.id = s.due_id where s.slip = ${id}`,
  },
  {
    entity: 'canceled-orders',
    admin: ['canceled-orders.index'],
    store: ['orders'],
    of: (id) => sql`select store_id from ${cancellations} where receipt = ${id}
      union all select store_id from ${cancellations} where attachments @> array[${id}::uuid] and attachments <> '{}'
      union all select store_id from ${cancellations} where store_papers @> array[${id}::uuid] and store_papers <> '{}'`,
  },
  {
    entity: 'chat-sessions',
    admin: ['orders.index', 'users.index'],
    store: ['messages'],
    of: (id) => sql`select s.store_id from ${chatMessages} m join ${chatSessions} s on s.id = m.session_id where m.file_id = ${id}`,
  },
  {
    entity: 'development-messages',
    admin: ['developMessages.index'],
    store: [],
    of: (id) => sql`select m.store_id from ${developmentReplies} r join ${developmentMessages} m on m.id = r.development_message_id
      where r.attachments @> array[${id}::uuid] and r.attachments <> '{}'`,
  },
]
