import { z } from 'zod'
import { chatSideKeys } from '../conversations/chat/chat-shapes.ts'
import { locales } from '../kernel/locale.ts'
import { bilingualText } from '../kernel/shapes.ts'

const moment = z.iso.datetime()
const halalas = z.int()

const address = z.object({
  label: z.string(),
  name: z.string(),
  phone: z.string(),
  region: bilingualText,
  city: bilingualText,
  district: z.string(),
  street: z.string(),
  building: z.string().nullable(),
  short_address: z.string().nullable(),
})

const line = z.object({
  name: bilingualText,
  /** The variant, as `size: 52`. */
  variant: z.array(z.object({ axis: bilingualText, value: bilingualText })),
  /** The chosen or entered options, as `colour: red`. */
  options: z.array(z.object({ field: bilingualText, option: bilingualText.nullable(), text: z.string().nullable() })),
  unit: halalas,
  quantity: z.int(),
  refunded_quantity: z.int(),
  total: halalas,
})

const profile = z.object({
  id: z.uuid(),
  phone: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  locale: z.enum(locales),
  created_at: moment,
  last_seen_at: moment.nullable(),
  /** When the account is deleted, if its deletion was confirmed. */
  deletion_due_at: moment.nullable(),
  /** The notices turned off for push or mail, as `orders.push`. */
  muted: z.array(z.string()),
})
export type ExportProfile = z.output<typeof profile>

/** A shopper's own data as they may take it away: each list oldest first. Amounts are halalas. */
export const accountExport = z.object({
  exported_at: moment,
  profile,
  addresses: z.array(
    address.extend({
      lat: z.number().nullable(),
      lng: z.number().nullable(),
      is_default: z.boolean(),
      created_at: moment,
      deleted_at: moment.nullable(),
    }),
  ),
  /** The bank account kept for refunds. */
  bank_accounts: z.array(z.object({ iban_number: z.string(), account_holder: z.string(), created_at: moment, updated_at: moment })),
  orders: z.array(
    z.object({
      number: z.int(),
      store: bilingualText,
      status: z.string(),
      payment_status: z.string(),
      payment_method: z.string(),
      fulfilment: z.string(),
      address: address.nullable(),
      note: z.string().nullable(),
      coupon_code: z.string().nullable(),
      goods: halalas,
      delivery: halalas,
      cod_fee: halalas,
      vat: halalas,
      total: halalas,
      wallet_part: halalas,
      placed_at: moment,
      delivered_at: moment.nullable(),
      cancelled_at: moment.nullable(),
      lines: z.array(line),
    }),
  ),
  cancellations: z.array(
    z.object({
      number: z.int(),
      order_number: z.int(),
      kind: z.string(),
      status: z.string(),
      refund_reason: z.string(),
      refund_reason_other: z.string().nullable(),
      note: z.string().nullable(),
      problem_description: z.string().nullable(),
      decision_note: z.string().nullable(),
      destination: z.string(),
      iban_number: z.string().nullable(),
      account_holder: z.string().nullable(),
      amount: halalas,
      created_at: moment,
      refunded_at: moment.nullable(),
      lines: z.array(z.object({ name: bilingualText, quantity: z.int() })),
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      kind: z.string(),
      order_number: z.int(),
      issued_at: moment,
      vat: halalas,
      gross: halalas,
    }),
  ),
  payments: z.array(
    z.object({
      order_number: z.int(),
      method: z.string(),
      amount: halalas,
      status: z.string(),
      sender_name: z.string().nullable(),
      reference: z.string().nullable(),
      card: z.string().nullable(),
      created_at: moment,
    }),
  ),
  wallet: z.array(
    z.object({
      at: moment,
      event: bilingualText,
      order_number: z.int().nullable(),
      /** Below zero for what was paid. */
      amount: halalas,
      balance: halalas,
      note: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({
      store: bilingualText,
      sender: z.enum(chatSideKeys),
      text: z.string().nullable(),
      file: z.string().nullable(),
      created_at: moment,
    }),
  ),
  reports: z.array(
    z.object({ store: bilingualText, reason: z.string(), note: z.string().nullable(), status: z.string(), created_at: moment }),
  ),
  /** The lines of the cart; the product is null if it is gone. */
  cart: z.array(z.object({ product: bilingualText.nullable(), quantity: z.int(), texts: z.array(z.string()) })),
  /** The products that the shopper waits for. */
  stock_watches: z.array(z.object({ created_at: moment, product: bilingualText })),
  /** The kept products and stores; the product is null for a store. */
  favourites: z.array(z.object({ created_at: moment, product: bilingualText.nullable(), store: bilingualText })),
  notifications: z.array(
    z.object({
      created_at: moment,
      read_at: moment.nullable(),
      ar: z.object({ title: z.string(), body: z.string() }),
      en: z.object({ title: z.string(), body: z.string() }),
    }),
  ),
  /** Where the account is signed in, and whether the device gets pushes; no token. */
  devices: z.array(
    z.object({
      created_at: moment,
      last_seen_at: moment,
      expires_at: moment,
      revoked_at: moment.nullable(),
      ip: z.string().nullable(),
      user_agent: z.string().nullable(),
      push: z.boolean(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), purpose: z.string(), mime: z.string(), bytes: z.int(), created_at: moment })),
})

type Lists = Omit<z.output<typeof accountExport>, 'exported_at' | 'profile'>
export type ExportList = keyof Lists
export type ExportRow<L extends ExportList> = Lists[L][number]
