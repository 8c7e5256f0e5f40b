import type { Browser, BrowserContext } from '@playwright/test'
import type { Bilingual, Locale } from '@rahba/contract/kernel/locale'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, listen, test } from './fixtures.ts'
import { type At, at } from './helpers/at.ts'
import { completeProfile, type Merchant, openStore, register } from './helpers/merchant.ts'
import { confirmTransfer, expectLedgerProven, expectWallet } from './helpers/money.ts'
import { act, cancel, expectAdminOrder, openOrder } from './helpers/order.ts'
import { arabicDigits, makeIban, makeNationalId } from './helpers/papers.ts'
import { addProduct, approveProduct, type Goods } from './helpers/product.ts'
import { approveStore } from './helpers/review.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAtDashboard } from './helpers/sign-in.ts'

// The marketplace's main job, done by the people who do it: merchant and administrator in their browsers, shoppers through the API as their app.

// a server that runs already has met the people of earlier runs, and a second try those of the first
const run = process.env.E2E_URL ? String(Date.now() % 10_000).padStart(4, '0') : String(7100 + Number(process.env.TEST_WORKER_INDEX ?? 0))
const called = (ar: string, en: string): Bilingual => ({ ar: `${ar} ${run}`, en: `${en} ${run}` })

const city: Bilingual = { ar: 'الرياض', en: 'Riyadh' }

const people: Record<Locale, { merchant: Merchant; goods: Goods; phones: [string, string]; words: string }> = {
  ar: {
    merchant: {
      name: 'نورة السالم',
      phone: arabicDigits(`055${run}001`),
      email: `noura${run}@e2e.example`,
      password: 'باب أخضر هادئ',
      store: called('دكان نورة للعسل', 'Noura Honey Shop'),
      entity: 'business',
      category: { ar: '', en: '' },
      subcategory: { ar: '', en: '' },
      city,
      iban: arabicDigits(makeIban('80', `60801${run}0001`)),
      register: `101${run}456`,
    },
    goods: {
      name: called('عسل السدر الجبلي', 'Mountain sidr honey'),
      price: arabicDigits('120.50'),
      quantity: arabicDigits('20'),
      category: { ar: '', en: '' },
      option: { name: { ar: 'التغليف', en: 'Wrapping' }, choice: { ar: 'علبة هدية', en: 'Gift box' }, price: '9.75' },
    },
    phones: [`+96655${run}901`, `+96655${run}902`],
    // without the article and the hamza, as people type
    words: 'عسل سدر جبلي',
  },
  en: {
    merchant: {
      name: 'Faisal Al-Harbi',
      phone: `055${run}002`,
      email: `faisal${run}@e2e.example`,
      password: 'a quiet green door',
      store: called('فيصل للأخشاب', 'Faisal Woodworks'),
      entity: 'individual',
      category: { ar: '', en: '' },
      subcategory: { ar: '', en: '' },
      city,
      iban: makeIban('10', `60801${run}0002`),
      register: makeNationalId(`109${run}54`),
    },
    goods: {
      name: called('صندوق الخشب المنقوش', 'Carved wooden box'),
      price: '249.95',
      quantity: '12',
      category: { ar: '', en: '' },
      option: { name: { ar: 'اللون', en: 'Colour' }, choice: { ar: 'جوزي', en: 'Walnut' }, price: '0' },
    },
    phones: [`+96655${run}903`, `+96655${run}904`],
    words: 'صندوق خشب',
  },
}

/** A browser of somebody's own, kept over the steps. */
async function openBrowser(browser: Browser, locale: Locale, heard: string[]): Promise<{ who: At; context: BrowserContext }> {
  const context = await browser.newContext({ locale: locale === 'ar' ? 'ar-SA' : 'en-GB' })
  const page = await context.newPage()
  listen(page, heard)
  return { who: await at(page, locale), context }
}

for (const locale of locales) {
  test.describe
    .serial(`the main job in ${locale}`, () => {
      const { merchant, goods, phones, words } = people[locale]
      const said: string[] = []
      const contexts: BrowserContext[] = []
      let shop: At
      let office: At
      let first: Shopper
      let second: Shopper
      // biome-ignore lint/suspicious/noExplicitAny: orders as the API answers them
      const orders: Record<'cod' | 'transfer' | 'cancelled', any> = { cod: null, transfer: null, cancelled: null }

      test.beforeAll(async ({ browser, playwright, baseURL }) => {
        const request = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) })
        for (const [n, put] of [(who: At) => (shop = who), (who: At) => (office = who)].entries()) {
          const { who, context } = await openBrowser(browser, locale, said)
          put(who)
          contexts[n] = context
        }
        first = new Shopper(request, locale)
        second = new Shopper(request, locale)
        // a category that the market has, in both languages
        const [ar, en] = [
          await new Shopper(request, 'ar').get('/market/categories'),
          await new Shopper(request, 'en').get('/market/categories'),
        ]
        const category = { ar: ar[0].name, en: en[0].name }
        const subcategory = { ar: ar[0].subcategories[0].name, en: en[0].subcategories[0].name }
        Object.assign(merchant, { category, subcategory })
        Object.assign(goods, { category })
      })
      test.beforeEach(() => {
        said.length = 0
      })
      test.afterEach(() => {
        expect(said, 'said by the pages').toEqual([])
      })
      test.afterAll(() => Promise.all(contexts.map((context) => context.close())))

      test('a merchant registers and confirms the emailed code', () => register(shop, merchant))

      test('a merchant completes the profile with documents, bank and delivery, and submits it', () => completeProfile(shop, merchant))

      test('an administrator reads and accepts the documents, and approves the store', async () => {
        await signInAtDashboard(office, demoAccounts.admin, demoAccounts.password)
        await approveStore(office, merchant.store, 3)
      })

      test('the merchant adds a product with a picture and an option', () => addProduct(shop, goods))

      test('the administrator approves the product', () => approveProduct(office, goods.name))

      test('the merchant opens the store', () => openStore(shop))

      test('two shoppers find it by an Arabic search and order, one in cash, one by transfer with a slip', async () => {
        for (const [n, shopper] of [first, second].entries()) {
          const phone = phones[n] ?? ''
          await shopper.signIn(phone)
          await shopper.addAddress(n === 0 ? 'ريم العتيبي' : 'سلطان القحطاني', phone, city[locale])
        }
        const [card] = (await first.search(words)).filter(({ store_name }) => store_name === merchant.store[locale])
        expect(card).toMatchObject({ name: goods.name[locale], orderable: true })
        orders.cod = await first.order(card, 2, 'cod')
        expect(orders.cod).toMatchObject({ status: 'new', payment_status: 'cod_pending' })
        orders.transfer = await second.order(card, 1, 'bank_transfer')
        expect(orders.transfer).toMatchObject({ status: 'pending_payment' })
        await second.payByTransfer(orders.transfer.id, 'سلطان القحطاني')
        orders.cancelled = await second.order(card, 3, 'cod')
      })

      test('the administrator sees the slip and confirms that the money arrived', () => confirmTransfer(office, orders.transfer.number))

      test('the merchant delivers both orders', async () => {
        for (const { number } of [orders.cod, orders.transfer]) {
          await openOrder(shop, number)
          for (const action of ['accept', 'prepare', 'make_ready', 'send_out', 'deliver'] as const) await act(shop, action)
        }
      })

      test('the merchant cancels the third order', async () => {
        await openOrder(shop, orders.cancelled.number)
        await cancel(shop, 'نفدت الكمية')
      })

      test('the stock decreased once for each sold piece', async () => {
        const [card] = (await first.search(words)).filter(({ store_name }) => store_name === merchant.store[locale])
        const left = Number(goods.quantity.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))) - 3
        await shop.go('/store/products')
        // a row of the table, or a card on a phone
        const row = shop.page.getByRole('row').or(shop.page.getByRole('listitem')).filter({ hasText: goods.name[locale] })
        await expect(row.getByText(String(left), { exact: true }).first()).toBeVisible()
        expect(card.orderable).toBe(true)
      })

      test('the wallet, dues, ledger and orders show the sale to the halala', async () => {
        const amounts = await expectAdminOrder(office, orders)
        await expectWallet(shop, amounts)
        await expectLedgerProven(office)
      })

      test('the home pages of both offices show the sale', async () => {
        const t = shop.say('portal/home')
        await shop.go('/store')
        await expect(shop.page.getByText(t.now.none)).toBeVisible()
        await office.go('/dashboard')
        await expect(office.page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
}
