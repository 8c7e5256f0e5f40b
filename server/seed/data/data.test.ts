import { linkSchema, phoneSchema } from '@rahba/contract/kernel/field'
import { isSaudiIban } from '@rahba/contract/kernel/iban'
import { isCommercialRegister, isNationalId, isVatNumber } from '@rahba/contract/kernel/identifiers'
import { reviewTime } from '@rahba/contract/stores/review-time'
import { describe, expect, it } from 'vitest'
import { motifs } from '../pictures/motifs.ts'
import { banks } from './banks.ts'
import { categories } from './categories.ts'
import { contactMessages } from './contact-messages.ts'
import { advantages, homePage, news, partners, refusalReasons, settings } from './content.ts'
import { faqs } from './content-faqs.ts'
import { pages } from './content-pages.ts'
import { goods } from './goods.ts'
import { ean13, nationalId } from './identifiers.ts'
import { madeIn } from './made-in.ts'
import { cities, countries, regions } from './places.ts'
import { admins, roles } from './roles.ts'
import { shoppers } from './shoppers.ts'
import { orderNotes, returnProblems, shopperCancelReasons, shopperMessages, storeCancelReasons, storeMessages } from './snippets.ts'
import { stores } from './stores.ts'

const products = goods.flatMap((one) => one.products.map((product) => ({ ...product, store: one.store })))
const unique = (values: readonly string[]) => expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([])
const cityKeys = new Set<string>(cities.map(({ key }) => key))

/** Every `{ar, en}` inside a value, with the way to it. */
function texts(value: unknown, at = ''): [at: string, ar: unknown, en: unknown][] {
  if (typeof value !== 'object' || value === null) return []
  if ('ar' in value && 'en' in value) return [[at, value.ar, value.en]]
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, `${at}.${key}`))
}

describe('demo data', () => {
  it('has the places', () => {
    expect([countries.length, regions.length, cities.length]).toEqual([6, 13, 150])
    unique(cities.map(({ key }) => key))
    const codes = new Set<string>(regions.map(({ code }) => code))
    expect(cities.filter(({ region }) => !codes.has(region))).toEqual([])
    expect(codes.has('SA-13')).toBe(false)
  })

  it('has every text in both languages', () => {
    const all = {
      countries,
      regions,
      cities,
      banks,
      categories,
      stores,
      goods,
      faqs,
      advantages,
      partners,
      news,
      pages,
      homePage,
      refusalReasons,
      roles,
    }
    const found = texts(all)
    expect(found.length).toBeGreaterThan(900)
    const sizeLike = /^[0-9A-Z]+$/ // sizes read the same in both
    const wrong = found.filter(
      ([, ar, en]) =>
        typeof ar !== 'string' ||
        typeof en !== 'string' ||
        ar.trim() === '' ||
        en.trim() === '' ||
        /[\u0600-\u06ff]/.test(en) ||
        !(/[\u0600-\u06ff]/.test(ar) || sizeLike.test(ar)),
    )
    expect(wrong).toEqual([])
  })

  it('has enough stores in every state, each named once', () => {
    expect(stores.filter(({ state }) => state === 'open').length).toBeGreaterThanOrEqual(12)
    for (const state of ['pending', 'incomplete', 'suspended', 'closed', 'rejected'])
      expect(stores.some((store) => store.state === state)).toBe(true)
    unique(stores.map(({ slug }) => slug))
    unique([...stores.map(({ phone }) => phone), ...shoppers.map(({ phone }) => phone), ...admins.map(({ phone }) => phone)])
    unique([...stores.map(({ email }) => email), ...shoppers.flatMap(({ email }) => email ?? []), ...admins.map(({ email }) => email)])
    expect(stores[0]).toMatchObject({ email: 'merchant@rahba.example', state: 'open' })
  })

  it('refers only to what exists', () => {
    for (const store of stores) {
      const category = categories.find(({ key }) => key === store.category)
      expect(
        category?.subcategories.map(({ key }) => key),
        store.slug,
      ).toContain(store.subcategory)
      const named = store.delivery_locations.flatMap(({ city }) => city ?? [])
      for (const city of [store.city, ...named]) expect(cityKeys.has(city), `${store.slug} ${city}`).toBe(true)
      const regionCodes = new Set<string>(regions.map(({ code }) => code))
      for (const { region } of store.delivery_locations) expect(region === undefined || regionCodes.has(region), store.slug).toBe(true)
      unique(store.delivery_locations.map(({ city, region }) => city ?? region ?? 'kingdom'))
    }
    for (const one of goods) {
      expect(stores.some(({ slug }) => slug === one.store)).toBe(true)
      const shelves = one.shelves.map(({ key }) => key)
      const fields = one.fields.map(({ key }) => key)
      for (const product of one.products) {
        expect(shelves, product.slug).toContain(product.shelf)
        for (const field of product.fields ?? []) expect(fields, product.slug).toContain(field)
        expect(Object.keys(madeIn)).toContain(product.made_in)
        expect(Object.keys(motifs)).toContain(product.picture.motif)
      }
    }
  })

  it('has valid identifiers', () => {
    const codes = banks.map(({ iban_code }) => String(iban_code))
    for (const { slug, papers, state, entity_type, vat_registered } of stores) {
      if (papers === undefined) {
        expect(state).toBe('incomplete')
        continue
      }
      expect(isSaudiIban(papers.iban_no), slug).toBe(true)
      expect(papers.iban_no.slice(4, 6)).toBe(papers.bank_code)
      expect(codes).toContain(papers.bank_code)
      expect(isNationalId(papers.national_id), slug).toBe(true)
      expect(papers.bank_account_no).toMatch(/^\d{6,30}$/)
      expect(papers.AuthNumBusiness).toMatch(/^\d{10}$/)
      if (entity_type === 'business') expect(isCommercialRegister(papers.commercial_register_no ?? ''), slug).toBe(true)
      else expect(papers.free_labor_no, slug).toBeTruthy()
      expect(papers.vat_no !== undefined, slug).toBe(vat_registered)
      if (papers.vat_no !== undefined) expect(isVatNumber(papers.vat_no), slug).toBe(true)
    }
    expect(nationalId('105852994')).toBe('1058529940')
    expect(ean13('400638133393')).toBe('4006381333931')
  })

  it('has 150 products at believable prices, unlike each other', () => {
    expect(products.length).toBeGreaterThanOrEqual(150)
    unique(products.map(({ store, slug }) => `${store}/${slug}`))
    unique(products.flatMap(({ barcode }) => barcode ?? []))
    unique(products.map(({ description }) => description.ar))
    unique(products.map(({ description }) => description.en))
    for (const { slug, price, price_after_discount, weight, quantity } of products) {
      expect(price, slug).toBeGreaterThanOrEqual(1000)
      expect(price % 100, slug).toBe(0)
      if (price_after_discount !== undefined) expect(price_after_discount, slug).toBeLessThan(price)
      expect(weight, slug).toBeGreaterThan(0)
      expect(Number.isInteger(quantity), slug).toBe(true)
    }
    expect(products.filter(({ quantity }) => quantity === 0).length).toBeGreaterThanOrEqual(5)
    expect(products.filter(({ quantity }) => quantity > 0 && quantity <= 5).length).toBeGreaterThanOrEqual(8)
    expect(products.filter(({ fields }) => (fields ?? []).length > 0).length).toBeGreaterThan(80)
  })

  it('has settings and phones that the contract accepts', () => {
    const phones = [settings.whatsapp, settings.support_phone, ...stores.map(({ phone }) => phone), ...shoppers.map(({ phone }) => phone)]
    for (const phone of phones) expect(phoneSchema.safeParse(phone).success, phone).toBe(true)
    for (const link of [settings.twitter, settings.instagram, settings.snapchat, settings.tiktok])
      expect(linkSchema.safeParse(link).success, link).toBe(true)
  })

  it('promises one review time for stores, and names no app that does not exist', () => {
    const told = JSON.stringify([faqs, news, pages, homePage, advantages, contactMessages])
    const times = [...told.matchAll(/خلال \S+ عمل|(?:less than|within) \S+ (?:working|business) days?/g)].map(([time]) => time)
    expect(new Set(times)).toEqual(new Set([reviewTime.ar, reviewTime.en]))
    expect(settings).not.toHaveProperty('google_play_link')
    expect(settings).not.toHaveProperty('apple_store_link')
  })

  it('tells merchants who holds the cash of an order: the store if its driver delivers, or the carrier until it remits', () => {
    const answerTo = (question: string) => faqs.find((faq) => faq.audience === 'stores' && faq.question.en === question)?.answer
    const dues = answerTo('What are the dues in my wallet?')
    expect(dues?.ar).toMatch(/مندوب.*شركة شحن.*تورّد/)
    expect(dues?.en).toMatch(/driver.*carrier.*remits/)
    const sales = answerTo('When do I get paid for my sales?')
    expect([sales?.ar, sales?.en]).toEqual([expect.stringContaining('شركة شحن'), expect.stringContaining('carrier')])
  })

  it('has the people and the content', () => {
    expect(shoppers.length).toBe(60)
    expect(shoppers[0]?.phone).toBe('+966500000001')
    for (const { addresses, name } of shoppers) {
      expect(addresses.filter(({ is_default }) => is_default).length, name).toBe(1)
      for (const { city } of addresses) expect(cityKeys.has(city), `${name} ${city}`).toBe(true)
    }
    expect([roles.length, admins.length, admins[0].email]).toEqual([4, 5, 'admin@rahba.example'])
    expect(faqs.length).toBeGreaterThanOrEqual(10)
    expect([advantages.length, partners.length, news.length, pages.length]).toEqual([6, 6, 8, 3])
    const bits = [orderNotes, shopperCancelReasons, storeCancelReasons, returnProblems, shopperMessages, storeMessages].flat()
    expect(bits.length).toBeGreaterThanOrEqual(40)
    unique(bits)
  })
})
