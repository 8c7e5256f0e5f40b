import { locales } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { translatedKinds } from '@rahba/contract/stores/translations/translated-kinds'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, now } from '../../platform/db/columns.ts'
import { stores } from '../table.ts'

/** Texts whose other language changed after them. Triggers write the marks (docs/decisions/translation.md). */
export const translationMarks = pgTable(
  'translation_marks',
  {
    store_id: uuid()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    kind: text({ enum: typedKeys(translatedKinds) }).notNull(),
    record_id: uuid().notNull(),
    field: text().notNull(),
    side: text({ enum: locales }).notNull(),
    created_at: moment().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.kind, t.record_id, t.field, t.side] }), index('translation_marks_store').on(t.store_id)],
)
