import { completeSides } from '@rahba/contract/kernel/locale'
import type { InvoiceParty } from '@rahba/contract/orders/invoices/invoice-document'
import type { Settings } from '@rahba/contract/settings/setting-specs'
import { eq } from 'drizzle-orm'
import { cities } from '../../places/table.ts'
import type { Db } from '../../platform/db/types.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { stores } from '../../stores/table.ts'
import { both, type Supplier } from './party.ts'

/** The platform as a party of documents, from the settings; null while its name, VAT number, street or city is missing there. */
function platformParty(settings: Settings): Supplier | null {
  const name = both(settings.invoice_name_ar, settings.invoice_name_en)
  const street = both(settings.invoice_street_ar, settings.invoice_street_en)
  const city = both(settings.invoice_city_ar, settings.invoice_city_en)
  if (!name || !settings.invoice_vat_no || !street || !city) return null
  return {
    name,
    vat_no: settings.invoice_vat_no,
    register_no: settings.invoice_register_no,
    street,
    building_no: settings.invoice_building_no,
    district: both(settings.invoice_district_ar, settings.invoice_district_en),
    city,
    postal_code: settings.invoice_postal_code,
  }
}

/** The platform and a store as they are called now; a document keeps its own copy of them. */
export async function readParties(db: Db, store_id: string): Promise<{ platform: Supplier | null; store: InvoiceParty }> {
  const platform = platformParty(await readSettings(db))
  const [row] = await db
    .select({ store: stores, city: cities.name })
    .from(stores)
    .leftJoin(cities, eq(cities.id, stores.city_id))
    .where(eq(stores.id, store_id))
  if (!row) throw new Error('an order has its store')
  const { store, city } = row
  return {
    platform,
    store: {
      name: completeSides(store.name),
      vat_no: store.vat_no,
      register_no: store.commercial_register_no ?? store.national_id,
      street: both(store.address, null),
      building_no: null,
      district: null,
      city,
      postal_code: null,
    },
  }
}
