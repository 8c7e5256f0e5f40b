import type { Settings } from '@rahba/contract/settings/setting-specs'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/db/types.ts'
import { saveSettings } from '../src/settings/save-settings.ts'

/** The platform as its invoices name it. */
export const platformOnPaper = {
  invoice_name_ar: 'شركة رحبة للتجارة',
  invoice_name_en: 'Rahba Trading',
  invoice_vat_no: '310122393500003',
  invoice_register_no: '1010010101',
  invoice_street_ar: 'طريق الملك فهد',
  invoice_street_en: 'King Fahd Road',
  invoice_city_ar: 'الرياض',
  invoice_city_en: 'Riyadh',
} as const satisfies Partial<Settings>

/** Lets the platform issue invoices. */
export const namePlatform = (db: Db) => saveSettings(db, platformOnPaper)

/** Finds faults in the numbers and chains of all documents: suppliers whose numbers have gaps or whose hashes do not match. */
export async function brokenSeries(db: Db): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(sql`
    select supplier_id, kind, count(*)::int as documents, max(sequence) as last from invoices group by 1, 2 having count(*) <> max(sequence)
    union all
    select i.supplier_id, 'chain', i.counter::int, null from invoices i left join invoices p on p.supplier_id = i.supplier_id and p.counter = i.counter - 1
      where i.counter > 1 and p.hash is distinct from i.previous_hash
    union all
    select s.id, 'counter', s.counter::int, count(i.id)::int from invoice_suppliers s left join invoices i on i.supplier_id = s.id
      group by s.id having s.counter <> count(i.id)`)
  return rows
}
