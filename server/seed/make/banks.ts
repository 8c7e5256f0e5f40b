import { bankAccounts, banks as bankRows } from '../../src/money/bank-table.ts'
import { banks } from '../data/banks.ts'
import { iban } from '../data/identifiers.ts'
import { idFor, type Market } from '../market.ts'

const holder = { ar: 'شركة رحبة للتجارة الإلكترونية', en: 'Rahba E-Commerce Company' }
const own = [
  { bank: '80', account_number: '456608010123456' },
  { bank: '05', account_number: '68201234567000' },
]

/** The banks of the Kingdom, and the platform's own two accounts. */
export async function makeBanks({ tx, banks: ids, bankAccounts: accounts }: Market): Promise<void> {
  const made = await tx
    .insert(bankRows)
    .values([...banks])
    .returning({ id: bankRows.id, iban_code: bankRows.iban_code })
  for (const { id, iban_code } of made) if (iban_code) ids.set(iban_code, id)
  for (const { bank, account_number } of own) {
    const iban_number = iban(bank, account_number)
    const [account] = await tx
      .insert(bankAccounts)
      .values({ bank_id: idFor(ids, bank), holder, account_number, iban_number })
      .returning({ id: bankAccounts.id })
    if (account) accounts.push({ id: account.id, iban: iban_number, holder: holder.ar })
  }
}
