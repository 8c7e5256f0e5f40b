import { todayInRiyadh } from '@rahba/contract/kernel/today'
import { addDays } from '@rahba/contract/statistics/periods'
import { appearanceBody, docsC1Body, docsC2Body, storeDataC1Body, storeDataC2Body } from '@rahba/contract/stores/store-shapes'
import { eq } from 'drizzle-orm'
import { demoAccounts } from '../../src/demo-accounts.ts'
import { saveShipping } from '../../src/stores/profile/save-delivery.ts'
import { saveOpeningTimes } from '../../src/stores/profile/save-opening-times.ts'
import {
  saveAppearance,
  saveBank,
  saveBusinessDocs,
  saveContacts,
  saveIndividualDocs,
  saveServices,
  saveStoreData,
  saveVat,
} from '../../src/stores/profile/save-profile.ts'
import { confirmRegistration, registerStore } from '../../src/stores/registration/register-store.ts'
import { stores as storeRows } from '../../src/stores/table.ts'
import { cities } from '../data/places.ts'
import { storeAppearances } from '../data/store-appearances.ts'
import type { SeedStore } from '../data/types.ts'
import { idFor, type MadeStore, type Market } from '../market.ts'
import { acceptVersion } from './agreement.ts'
import { audited } from './audited.ts'
import type { StoreFiles } from './store-papers.ts'

/** Registers a store and confirms its address. */
export async function register(market: Market, store: SeedStore): Promise<MadeStore> {
  const { tx } = market
  const registration = {
    name: store.owner_name,
    phone: store.phone,
    email: store.email,
    password: demoAccounts.password,
    store_name: store.name,
    entity_type: store.entity_type,
    category_id: idFor(market.categories, store.category),
    subcategory_id: idFor(market.subcategories, `${store.category}/${store.subcategory}`),
    city_id: idFor(market.cities, store.city).id,
    locale: 'ar',
  } as const
  await registerStore(tx, registration, 'demo')
  const confirmed = await confirmRegistration(tx, store.email, 'demo')
  if (!confirmed) throw new Error('A registration that was just made can be confirmed')
  const made = { id: confirmed.store_id, member_id: confirmed.member_id }
  // the data's own short names, which links in texts and tests use
  await tx.update(storeRows).set({ slug: store.slug }).where(eq(storeRows.id, made.id))
  await acceptVersion(market, made, 1)
  market.stores.set(store.slug, made)
  return made
}

const emptyContacts = {
  whatsapp: null,
  email: null,
  telegram: null,
  facebook: null,
  twitter: null,
  instagram: null,
  tiktok: null,
  snapchat: null,
}
const getServices = (category: string) =>
  category === 'electronics' || category === 'home'
    ? (['installation', 'warranty', 'exchange'] as const)
    : category === 'gifts' || category === 'food'
      ? (['gift_wrap', 'same_day', 'custom_orders'] as const)
      : (['gift_wrap', 'exchange'] as const)

async function saveShown(market: Market, store: SeedStore, made: MadeStore, { logo, cover }: StoreFiles): Promise<void> {
  const { tx } = market
  const by = { type: 'store', id: made.member_id } as const
  const shown = {
    name: store.name,
    description: store.description,
    logo,
    category_id: idFor(market.categories, store.category),
    subcategory_id: idFor(market.subcategories, `${store.category}/${store.subcategory}`),
    city_id: idFor(market.cities, store.city).id,
    address: store.address.ar,
    tags: [...store.tags],
    he_sells: store.he_sells.ar,
    refund_policy: store.refund_policy,
  }
  const body =
    store.entity_type === 'business'
      ? storeDataC1Body.parse({ ...shown, AuthNumBusiness: store.papers?.AuthNumBusiness ?? null })
      : storeDataC2Body.parse(shown)
  await audited(tx, by, 'data', saveStoreData(tx, made.id, store.entity_type, body))
  const look = storeAppearances[store.slug] ?? { accent_color: null, announcement: null, welcome_title: null, welcome_text: null }
  await audited(tx, by, 'appearance', saveAppearance(tx, made.id, appearanceBody.parse({ ...look, cover })))
  await audited(tx, by, 'contacts', saveContacts(tx, made.id, { ...emptyContacts, ...store.contacts, email: store.email }))
}

/** The day of the data while it is far enough ahead; a market made later has the same day of a later year. */
function confirmedUntil(market: Market, day: string | undefined): string | undefined {
  if (day === undefined) return undefined
  const soonest = addDays(market.end.toISOString().slice(0, 10), 120)
  const year = (later: number) => `${Number(day.slice(0, 4)) + later}${day.slice(4)}`
  let later = 0
  while (year(later) < soonest) later++
  return year(later)
}

async function savePapers(market: Market, store: SeedStore, made: MadeStore, files: StoreFiles): Promise<void> {
  const { tx } = market
  const { papers } = store
  if (!papers) return
  const by = { type: 'store', id: made.member_id } as const
  const paper = (kind: keyof StoreFiles['papers']) => files.papers[kind] ?? null
  const shared = { vat_no: papers.vat_no ?? null, vat_certificate: paper('vat_certificate'), id_image: paper('id_image') }
  if (store.entity_type === 'business') {
    const body = docsC1Body.parse({
      ...shared,
      commercial_register_no: papers.commercial_register_no,
      commercial_register_end_date: confirmedUntil(market, papers.commercial_register_end_date),
      commercial_register_photo: paper('commercial_register_photo'),
      incorporation_document: paper('incorporation_document'),
    })
    await audited(tx, by, 'documents', saveBusinessDocs(tx, made.id, body))
  } else {
    const body = docsC2Body.parse({
      ...shared,
      national_id: papers.national_id,
      free_labor_document: paper('free_labor_document'),
      work_document: null,
    })
    await audited(tx, by, 'documents', saveIndividualDocs(tx, made.id, body))
  }
  const { bank_code, bank_account_no, iban_no } = papers
  const bank = {
    bank_id: idFor(market.banks, bank_code),
    bank_account_name: store.entity_type === 'business' ? store.name.ar : store.owner_name,
    bank_account_no,
    iban_no,
  }
  await audited(
    tx,
    by,
    'bank',
    saveBank(tx, made.id, { ...bank, bank_account_image: null, bank_account_letter: paper('bank_account_letter') }),
  )
  if (store.vat_registered) {
    const vat = {
      applying_vat_admission: true,
      is_products_including_vat: true,
      calc_vat_on_charge: true,
      display_products_including_vat: true,
    }
    await audited(tx, by, 'vat', saveVat(tx, made.id, vat))
  }
}

const getLetter = (slug: string, at: number) =>
  slug
    .replace(/[^a-z]/g, '')
    .charAt(at)
    .toUpperCase()

/** The id of a region by its code: that of any of its cities. */
function regionId(market: Market, code: string): string {
  const key = cities.find(({ region }) => region === code)?.key ?? code
  return idFor(market.cities, key).region_id
}

async function saveHours(market: Market, { hours }: SeedStore, made: MadeStore): Promise<void> {
  if (!hours) return
  const { opening_hours, ramadan_hours = null, holidays = [], orders_outside_hours = true } = hours
  const today = todayInRiyadh(market.end.getTime())
  const body = {
    opening_hours,
    ramadan_hours,
    orders_outside_hours,
    holidays: holidays.map(({ name, starts_in, days, stops_orders }) => {
      const start_date = addDays(today, starts_in)
      return { name, stops_orders, start_date, end_date: addDays(start_date, days - 1) }
    }),
  }
  await audited(market.tx, { type: 'store', id: made.member_id }, 'opening_hours', saveOpeningTimes(market.tx, made.id, body))
}

async function saveDelivery(market: Market, store: SeedStore, made: MadeStore): Promise<void> {
  const { tx } = market
  const by = { type: 'store', id: made.member_id } as const
  const delivery_locations = store.delivery_locations.map(({ city, region, days, delivers = true, free_from = null, ...charges }) => ({
    ...charges,
    delivers,
    free_from,
    days_min: days?.[0] ?? null,
    days_max: days?.[1] ?? null,
    city_id: city ? idFor(market.cities, city).id : null,
    region_id: region ? regionId(market, region) : null,
  }))
  const sends = store.delivery_locations.some(({ city }) => city !== store.city)
  const shipping = {
    has_delivery_service: delivery_locations.length > 0,
    delivery_charge: delivery_locations[0]?.delivery_charge ?? null,
    delivery_locations,
    ...(store.preparation_days === undefined ? {} : { preparation_days: store.preparation_days }),
    short_address: `R${getLetter(store.slug, 0)}${getLetter(store.slug, 1)}${getLetter(store.slug, 2)}${2000 + store.slug.length * 137}`,
    shipping_companies: sends ? (['smsa', 'aramex', 'spl'] as const).slice() : [],
  }
  await audited(tx, by, 'shipping', saveShipping(tx, made.id, shipping))
  const { id: city_id, region_id } = idFor(market.cities, store.city)
  const pickup_location = store.pickup_location ? { location_description: store.pickup_location.ar, region_id, city_id } : null
  await audited(
    tx,
    by,
    'services',
    saveServices(tx, made.id, { services: [...getServices(store.category)], reception_location: null, pickup_location }),
  )
}

/** Fills in a store's profile as far as its data goes. */
export async function fillProfile(market: Market, store: SeedStore, made: MadeStore, files: StoreFiles): Promise<void> {
  await saveShown(market, store, made, files)
  await savePapers(market, store, made, files)
  if (store.papers) await saveDelivery(market, store, made)
  await saveHours(market, store, made)
}
