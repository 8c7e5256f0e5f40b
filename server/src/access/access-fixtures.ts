// Helpers for the tests of this folder: the use cases make accounts, and codes are read from the mails and messages sent.
import { allPermissions, type Permission } from '@rahba/contract/kernel/permissions'
import { browser } from '../../test/browser.ts'
import type { TestApp } from '../../test/test-app.ts'
import { categories, subcategories } from '../categories/table.ts'
import { cities, countries, regions } from '../places/table.ts'
import { createAdmin, createRole } from './admins/create-admin.ts'

export const goodPassword = 'a quiet green door'

export async function world({ db }: TestApp) {
  const name = (en: string) => ({ ar: en, en })
  const one = <T>(rows: T[]): T => rows[0] as T // each insert gives one row
  const country = one(
    await db
      .insert(countries)
      .values({ name: name('Saudi Arabia'), iso: 'SA', dialling_code: '+966', currency: 'SAR' })
      .returning(),
  )
  const region = one(
    await db
      .insert(regions)
      .values({ name: name('Riyadh'), country_id: country.id, code: 'SA-01' })
      .returning(),
  )
  const city = one(
    await db
      .insert(cities)
      .values({ name: name('Riyadh'), region_id: region.id })
      .returning(),
  )
  const category = one(
    await db
      .insert(categories)
      .values({ name: name('Sweets') })
      .returning(),
  )
  const other = one(
    await db
      .insert(categories)
      .values({ name: name('Books') })
      .returning(),
  )
  const subcategory = one(
    await db
      .insert(subcategories)
      .values({ name: name('Dates'), category_id: category.id })
      .returning(),
  )
  const registration = (n: number, changes: Record<string, unknown> = {}) => ({
    name: 'نورة السالم',
    phone: `05012340${String(n).padStart(2, '0')}`,
    email: `noura${n}@shop.example`,
    password: goodPassword,
    password_confirmation: goodPassword,
    terms_accept: true,
    store_name: { ar: 'حلويات نورة', en: `Noura Sweets ${n}` },
    category_id: category.id,
    subcategory_id: subcategory.id,
    city_id: city.id,
    entity_type: 'individual',
    ...changes,
  })
  return { registration, other_category: other.id }
}

export const codeIn = (text: string): string => /(?<!\d)(?:\d{6}|\d{4})(?!\d)/.exec(text)?.[0] ?? ''
export const makeWrongCode = (code: string): string => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')

/** Registers and confirms a store; gives what verify-account answers. */
export async function openStore(t: TestApp, body: { email: string }) {
  const { call } = browser(t)
  await call('POST', '/store/auth/register', { body })
  await t.drain()
  const code = codeIn(t.mail.lastTo(body.email).text)
  return call('POST', '/store/auth/verify-account', { body: { email: body.email, code } })
}

export async function adminWith(t: TestApp, email: string, permissions: readonly Permission[] = allPermissions) {
  const role = await createRole(t.db, { name: { ar: email, en: email }, permissions })
  const { id } = await createAdmin(t.db, { name: email, email, role_id: role.id, password: goodPassword })
  const { body } = await t.call('POST', '/admin/auth/login', { body: { email, password: goodPassword } })
  return { id, role_id: role.id, email, token: String(body.token) }
}
