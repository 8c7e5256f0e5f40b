import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bilingual, id, searchText, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

export const banks = pgTable(
  'banks',
  {
    id: id(),
    ...timestamps(),
    name: bilingual().notNull(),
    swift: text(),
    /** Two digits inside an IBAN: a hint that preselects the bank. */
    iban_code: text(),
    logo: uuid().references(() => files.id),
    active: boolean().notNull().default(true),
    search: searchText(
      (): ReturnType<typeof sql> => sql`(${banks.name}->>'ar') || ' ' || (${banks.name}->>'en') || ' ' || coalesce(${banks.swift}, '')`,
    ),
  },
  (t) => [uniqueIndex('banks_iban_code').on(t.iban_code)],
)

/** The platform's own accounts that shoppers and stores transfer to. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    ...timestamps(),
    bank_id: uuid()
      .notNull()
      .references(() => banks.id),
    holder: bilingual().notNull(),
    account_number: text().notNull(),
    iban_number: text().notNull(),
    active: boolean().notNull().default(true),
    search: searchText(
      (): ReturnType<typeof sql> =>
        sql`(${bankAccounts.holder}->>'ar') || ' ' || (${bankAccounts.holder}->>'en') || ' ' || ${bankAccounts.iban_number}`,
    ),
  },
  (t) => [uniqueIndex('bank_accounts_iban_number').on(t.iban_number), index('bank_accounts_bank').on(t.bank_id)],
)
