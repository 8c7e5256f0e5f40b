import { changeStates } from '@rahba/contract/kernel/change-states'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { locales } from '@rahba/contract/kernel/locale'
import { typedKeys } from '@rahba/contract/kernel/typed-keys'
import { vatRegimes } from '@rahba/contract/orders/pricing'
import { paperRestrictions } from '@rahba/contract/stores/papers/paper-states'
import type { Holiday, OpeningWeek } from '@rahba/contract/stores/profile/opening-times'
import { guardedFields } from '@rahba/contract/stores/profile/store-changes'
import { approval, documentKindNames, documentStatuses, entityTypes, type StoreApproval } from '@rahba/contract/stores/store-states'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { categories, subcategories } from '../categories/table.ts'
import { banks } from '../money/bank-table.ts'
import { cities, regions } from '../places/table.ts'
import { bilingual, halalas, id, moment, searchText, timeRanges, timestamps } from '../platform/db/columns.ts'
import { files } from '../platform/files/table.ts'

/** The rest of a bank account, beside its IBAN. */
export interface StoreChangeAlong {
  bank_id: string
  bank_account_name: string
  bank_account_no: string | null
}

/** A store with everything it says of itself. `approved` is one of the contract's `approval`. */
export const stores = pgTable(
  'stores',
  {
    id: id(),
    ...timestamps(),
    slug: text().notNull(),
    name: bilingual().notNull(),
    description: bilingual(),
    logo: uuid().references(() => files.id),
    cover: uuid().references(() => files.id),
    /** The colour of its page, `#rrggbb` in small letters; null is the platform's. */
    accent_color: text(),
    /** Its own words on its page; a side may be empty. */
    welcome_title: bilingual(),
    welcome_text: bilingual(),
    announcement: bilingual(),
    entity_type: text({ enum: typedKeys(entityTypes) }).notNull(),
    category_id: uuid().references(() => categories.id),
    subcategory_id: uuid().references(() => subcategories.id),
    city_id: uuid().references(() => cities.id),
    address: text(),
    tags: text().array().notNull().default(sql`'{}'`),
    he_sells: text(),
    refund_policy: bilingual(),
    AuthNumBusiness: text(),
    contacts: jsonb()
      .$type<Partial<Record<'whatsapp' | 'email' | 'telegram' | 'facebook' | 'twitter' | 'instagram' | 'tiktok' | 'snapchat', string>>>()
      .notNull()
      .default({}),

    approved: smallint().$type<StoreApproval>().notNull().default(approval.pending),
    submitted_at: moment(),
    approved_at: moment(),
    /** The reason for a rejection or suspension, for the merchant to read. */
    status_reason: text(),
    is_online: boolean().notNull().default(false),
    shipping_enabled: boolean().notNull().default(true),
    payout_hold: boolean().notNull().default(false),
    has_complete_data: boolean().notNull().default(false),
    featured_position: integer(),

    /** Papers that expired, until a valid one is accepted. */
    lapsed_papers: text({ enum: documentKindNames }).array().notNull().default(sql`'{}'`),
    /** The current restriction by these papers. The days are the first in Riyadh on which it applies. */
    paper_restriction: text({ enum: paperRestrictions }),
    products_stop_on: date({ mode: 'string' }),
    orders_stop_on: date({ mode: 'string' }),
    /** The last notice of it, by the restriction and how near the next one was. */
    papers_notified_stage: text(),

    commercial_register_no: text(),
    commercial_register_end_date: date({ mode: 'string' }),
    vat_no: text(),
    national_id: text(),
    applying_vat_admission: boolean().notNull().default(false),
    is_products_including_vat: boolean().notNull().default(true),
    calc_vat_on_charge: boolean().notNull().default(true),
    display_products_including_vat: boolean().notNull().default(true),
    vat_regime: text({ enum: vatRegimes }).notNull().default('platform_deemed'),

    bank_id: uuid().references(() => banks.id),
    bank_account_no: text(),
    bank_account_name: text(),
    iban_no: text(),

    has_delivery_service: boolean().notNull().default(false),
    delivery_charge: halalas(),
    reception_location: jsonb().$type<{ location_description: string; region_id: string; city_id: string } | null>(),
    pickup_location: jsonb().$type<{ location_description: string; region_id: string; city_id: string } | null>(),
    services: text().array().notNull().default(sql`'{}'`),
    /** The short address of the Saudi Post, where carriers collect parcels. */
    short_address: text(),
    /** The stock of a variant at or below which the team gets an alert; null for no alerts. */
    low_stock_alert: integer(),
    shipping_companies: text().array().notNull().default(sql`'{}'`),
    /** Working days until an order leaves; null if the store does not say. */
    preparation_days: smallint(),

    /** The hours of each day; null if the store has none. Those of Ramadan replace them in Ramadan. */
    opening_hours: jsonb().$type<OpeningWeek | null>(),
    ramadan_hours: jsonb().$type<OpeningWeek | null>(),
    holidays: jsonb().$type<Holiday[]>().notNull().default([]),
    orders_outside_hours: boolean().notNull().default(true),
    /**
     * The times at which these stop new orders, worked out for the coming weeks (server/src/stores/order-stops.ts); null if they never do. So any
     * statement compares the clock with one value.
     */
    order_stops: timeRanges(),
    search: searchText(
      (): ReturnType<typeof sql> => sql`(${stores.name}->>'ar') || ' ' || (${stores.name}->>'en') || ' ' || ${stores.slug}`,
    ),
  },
  (t) => [
    uniqueIndex('stores_slug').on(t.slug),
    // A permanently closed store leaves its numbers to the next one of the same business.
    uniqueIndex('stores_vat_no').on(t.vat_no).where(sql`approved <> 4`),
    uniqueIndex('stores_commercial_register_no').on(t.commercial_register_no).where(sql`approved <> 4`),
    index('stores_state').on(t.approved, t.created_at, t.id),
    index('stores_created').on(t.created_at, t.id),
    index('stores_name').on(sql`(${t.name} ->> 'ar')`, t.id),
    // Each filter of the list has an index in its order.
    index('stores_waiting').on(t.created_at, t.id).where(sql`approved = 0 and submitted_at is not null`),
    index('stores_unfinished').on(t.created_at, t.id).where(sql`approved = 0 and submitted_at is null`),
    index('stores_open').on(t.is_online, t.created_at, t.id),
    index('stores_complete').on(t.has_complete_data, t.created_at, t.id),
    index('stores_held').on(t.payout_hold, t.created_at, t.id),
    index('stores_entity').on(t.entity_type, t.created_at, t.id),
    index('stores_category').on(t.category_id),
    index('stores_city').on(t.city_id),
    index('stores_featured').on(t.featured_position),
    index('stores_search').using('gin', t.search.op('gin_trgm_ops')),
    index('stores_lapsed').on(t.created_at, t.id).where(sql`lapsed_papers <> '{}'`),
    check('stores_approved', sql`${t.approved} between 0 and 4`),
    check(
      'stores_paper_days',
      sql`(${t.paper_restriction} is null or ${t.products_stop_on} is not null) and (${t.orders_stop_on} is null or ${t.orders_stop_on} >= ${t.products_stop_on})`,
    ),
    check('stores_accent_color', sql`${t.accent_color} ~ '^#[0-9a-f]{6}$'`),
    check('stores_preparation', sql`${t.preparation_days} between 0 and 30`),
    index('stores_with_stops').on(t.id).where(sql`order_stops is not null or not orders_outside_hours`),
    check('stores_short_address', sql`${t.short_address} ~ '^[A-Z]{4}[0-9]{4}$'`),
    // Open only while approved: the switch can't be left on behind a suspension.
    check('stores_online', sql`not ${t.is_online} or ${t.approved} = ${sql.raw(String(approval.approved))}`),
  ],
)

/** The people of a store; the owner made the account. */
export const storeMembers = pgTable(
  'store_members',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    avatar: uuid().references(() => files.id),
    password_hash: text(),
    is_owner: boolean().notNull().default(false),
    permissions: text().array().notNull().default(sql`'{}'`),
    active: boolean().notNull().default(true),
    email_verified_at: moment(),
    phone_verified_at: moment(),
    terms_accepted_at: moment(),
    locale: text({ enum: locales }).notNull().default('ar'),
    last_seen_at: moment(),
    search: searchText(
      (): ReturnType<typeof sql> => sql`${storeMembers.name} || ' ' || ${storeMembers.email} || ' ' || ${storeMembers.phone}`,
    ),
  },
  (t) => [
    uniqueIndex('store_members_email').on(t.email),
    uniqueIndex('store_members_phone').on(t.phone),
    index('store_members_store').on(t.store_id),
    index('store_members_search').using('gin', t.search.op('gin_trgm_ops')),
    // A member who may sign in has proved the mailbox.
    check('store_members_proved', sql`${t.password_hash} is null or ${t.email_verified_at} is not null`),
  ],
)

/**
 * Stores that somebody filled in and whose mail address nobody has proved yet. They hold nothing that is unique: anybody may type anybody's address.
 * The store and its owner are made when the code is entered in the browser that registered, or the row is cleared by the clock.
 */
export const storeRegistrations = pgTable(
  'store_registrations',
  {
    id: id(),
    created_at: moment().notNull().default(sql`now()`),
    /** The browser that registered, by the hash of its token. */
    device_hash: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    password_hash: text().notNull(),
    store_name: bilingual().notNull(),
    category_id: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    subcategory_id: uuid()
      .notNull()
      .references(() => subcategories.id, { onDelete: 'cascade' }),
    city_id: uuid()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    entity_type: text({ enum: typedKeys(entityTypes) }).notNull(),
    locale: text({ enum: locales }).notNull(),
    /** The version of the merchant agreement that was agreed to, which is kept once the store is made; null while none was published. */
    agreement_number: integer(),
  },
  (t) => [
    // One browser has one registration of an address; a corrected one replaces the earlier one.
    uniqueIndex('store_registrations_email').on(t.email, t.device_hash),
    index('store_registrations_phone').on(t.phone, t.created_at),
    index('store_registrations_created').on(t.created_at),
    index('store_registrations_category').on(t.category_id),
    index('store_registrations_subcategory').on(t.subcategory_id),
    index('store_registrations_city').on(t.city_id),
  ],
)

/** The papers of a store, one row per kind; each is reviewed by itself. */
export const storeDocuments = pgTable(
  'store_documents',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    kind: text({
      enum: documentKindNames,
    }).notNull(),
    file: uuid()
      .notNull()
      .references(() => files.id),
    status: text({ enum: typedKeys(documentStatuses) })
      .notNull()
      .default('pending'),
    reason: text(),
    end_date: date({ mode: 'string' }),
    /** The last reminder of `end_date` that was sent, as days before it. A new date sets it to null. */
    reminded_days: smallint(),
    judged_at: moment(),
    judged_by: uuid(),
  },
  (t) => [
    uniqueIndex('store_documents_kind').on(t.store_id, t.kind),
    index('store_documents_file').on(t.file),
    index('store_documents_ending').on(t.end_date).where(sql`${t.end_date} is not null and ${t.status} in ('pending', 'accepted')`),
    index('store_documents_waiting').on(t.store_id).where(sql`${t.status} = 'pending'`),
    index('store_documents_expired').on(t.store_id).where(sql`${t.status} = 'expired'`),
  ],
)

/**
 * Changes of an approved store's name, registration, tax or payout data that wait for an admin. The current values stay live until then. Each field
 * has one open request.
 */
export const storeChanges = pgTable(
  'store_changes',
  {
    id: id(),
    ...timestamps(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    field: text({ enum: guardedFields }).notNull(),
    // The value is inside an object, since a jsonb string of digits would be read back as a number.
    old: jsonb().$type<{ value: Bilingual | string }>().notNull(),
    /** Null removes the value. */
    new: jsonb().$type<{ value: Bilingual | string | null }>().notNull(),
    /** Values that are saved along with it: the other details of an IBAN's account. */
    along: jsonb().$type<StoreChangeAlong | null>(),
    state: text({ enum: changeStates }).notNull().default('pending'),
    reason: text(),
    decided_by: uuid(),
    decided_at: moment(),
  },
  (t) => [
    uniqueIndex('store_changes_open').on(t.store_id, t.field).where(sql`${t.state} = 'pending'`),
    index('store_changes_waiting').on(t.created_at).where(sql`${t.state} = 'pending'`),
    index('store_changes_store').on(t.store_id, t.created_at),
  ],
)

/**
 * The terms of a store for a city, a region (no city) or the whole Kingdom (neither). The most exact rule counts; `delivers` is false for an
 * exception (docs/domain/delivery.md#which-rule-counts).
 */
export const deliveryLocations = pgTable(
  'delivery_locations',
  {
    id: id(),
    store_id: uuid()
      .notNull()
      .references(() => stores.id),
    city_id: uuid().references(() => cities.id),
    region_id: uuid().references(() => regions.id),
    delivers: boolean().notNull().default(true),
    delivery_charge: halalas().notNull(),
    min_order_cost: halalas().notNull().default(0),
    /** Goods after offers from which delivery costs nothing. */
    free_from: halalas(),
    /** Working days on the way; null where none are promised. */
    days_min: smallint(),
    days_max: smallint(),
  },
  (t) => [
    // Shoppers ask which stores deliver to a city, by a rule for it, for its region or for the Kingdom.
    index('delivery_locations_by_place').on(t.city_id, t.region_id),
    uniqueIndex('delivery_locations_city').on(t.store_id, t.city_id),
    // A store has one rule for each region, and one for the Kingdom, whose region is null too.
    uniqueIndex('delivery_locations_area')
      .on(t.store_id, sql`coalesce(region_id, '00000000-0000-0000-0000-000000000000')`)
      .where(sql`city_id is null`),
    check('delivery_locations_amounts', sql`${t.delivery_charge} >= 0 and ${t.min_order_cost} >= 0`),
    check('delivery_locations_place', sql`${t.city_id} is null or ${t.region_id} is null`),
    check('delivery_locations_free', sql`${t.free_from} > 0`),
    check(
      'delivery_locations_days',
      sql`num_nulls(${t.days_min}, ${t.days_max}) in (0, 2) and ${t.days_min} >= 0 and ${t.days_max} >= ${t.days_min}`,
    ),
  ],
)
