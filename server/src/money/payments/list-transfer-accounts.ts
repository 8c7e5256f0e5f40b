import { inLocale, type Locale } from '@rahba/contract/kernel/locale'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/types.ts'
import { bankAccounts, banks } from '../bank-table.ts'

/** The platform's active accounts, in the reader's language. */
export async function listTransferAccounts(db: Db, locale: Locale) {
  const rows = await db
    .select({
      id: bankAccounts.id,
      bank: banks.name,
      holder: bankAccounts.holder,
      account_number: bankAccounts.account_number,
      iban_number: bankAccounts.iban_number,
    })
    .from(bankAccounts)
    .innerJoin(banks, eq(banks.id, bankAccounts.bank_id))
    .where(eq(bankAccounts.active, true))
    .orderBy(bankAccounts.created_at)
    .limit(20)
  return rows.map((row) => ({ ...row, bank: inLocale(row.bank, locale), holder: inLocale(row.holder, locale) }))
}
