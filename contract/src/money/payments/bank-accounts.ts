import { z } from 'zod'
import { bilingual, flag, iban, reference, text } from '../../kernel/field.ts'
import { cleanIdentifier } from '../../kernel/normalise.ts'
import { defineResource } from '../../kernel/resource.ts'

/** The platform's own accounts, which shoppers and stores transfer to. */
export const bankAccounts = defineResource({
  name: 'bank-accounts',
  path: 'bank-accounts',
  permission: 'bank_accounts',
  step_up: true,
  title: 'holder',
  fields: {
    bank_id: reference('/admin/banks'),
    holder: bilingual(text({ max: 120 })),
    account_number: {
      ...text({ max: 30 }),
      schema: z
        .string()
        .overwrite(cleanIdentifier)
        .regex(/^\d{6,30}$/, 'account_number'),
    },
    iban_number: iban(),
    active: flag(),
  },
  list: {
    columns: ['bank_id', 'holder', 'account_number', 'iban_number', 'active'],
    search: ['holder', 'iban_number'],
    sort: ['created_at', 'updated_at'],
    default_sort: 'created_at',
    filters: ['bank_id', 'active'],
  },
  labels: {
    one: { ar: 'حساب بنكي', en: 'Bank account' },
    many: { ar: 'الحسابات البنكية', en: 'Bank accounts' },
    empty: { ar: 'أضف حساب المنصة الذي يحوّل إليه العملاء والمتاجر.', en: 'Add the account that customers and stores transfer to.' },
    fields: {
      holder: { ar: 'اسم صاحب الحساب', en: 'Account holder' },
      account_number: { ar: 'رقم الحساب', en: 'Account number' },
      iban_number: { ar: 'رقم الآيبان', en: 'IBAN' },
    },
  },
})
