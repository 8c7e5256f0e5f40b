import type { Page } from '@playwright/test'
import { formatAmount } from '@rahba/contract/kernel/money'
import { storeAccountLabels } from '@rahba/contract/money/accounts/store-account-labels'
import { carrierCreditLabels } from '@rahba/contract/money/carriers/carrier-credit-labels'
import { type CarrierKey, carriers, collectionStates } from '@rahba/contract/money/carriers/carriers'
import { remittanceLabels } from '@rahba/contract/money/carriers/remittance-labels'
import { lineDecisions, lineKinds, remittanceStates } from '@rahba/contract/money/carriers/remittance-lines'
import { ledgerEvents } from '@rahba/contract/money/ledger/ledger'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, getOrigin, toasted } from './helpers/at.ts'
import { findFaults } from './helpers/axe.ts'
import { Shopper } from './helpers/shopper.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

// Halalas: the carrier's file has this much less than the order's cash, and a fee that the carrier kept.
const shortBy = 1000
const fee = 500

/** A cash order of the demo merchant's that was delivered, by a carrier or by the store's driver where none is named, as the merchant reads it. */
async function delivered(page: Page, shopper: Shopper, sent: { shipping_company: string; tracking_number: string } | null) {
  const { card, quantity } = await shopper.enoughOf('sadeem-roastery')
  const { id } = await shopper.order(card, quantity, 'cod', null, sent ? 'shipping_company' : 'store_delivery')
  const origin = await getOrigin(page)
  for (const action of ['accept', 'prepare', 'make_ready', ...(sent ? ['ship'] : []), 'send_out', 'deliver']) {
    const answer = await page.request.post(`/api/store/orders/${id}/actions`, {
      data: { ...(action === 'ship' && sent), action },
      headers: { origin, 'idempotency-key': crypto.randomUUID() },
    })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return (await page.request.get(`/api/store/orders/${id}`)).json()
}

/** Chooses today, the last day that the calendar of a past day offers. */
async function pickToday({ page }: At, label: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  const calendar = page.getByRole('dialog').getByRole('table')
  await calendar.getByRole('button', { disabled: false }).last().click()
  await expect(calendar).toHaveCount(0)
}

/** Adds what a carrier sent to the bank, of orders delivered today, from the page that shows its cash. */
async function addRemittance(who: At, { carrier, reference, amount }: { carrier: CarrierKey; reference: string; amount: number }) {
  const { page } = who
  const [t, kit] = [who.say('admin/carriers'), who.say('kit')]
  const field = (key: string) => who.label(key, remittanceLabels)
  await page.getByRole('link', { name: t.create }).click()
  const form = page.getByRole('form', { name: t.create })
  await who.choose(field('carrier'), carriers[carrier].ar, form)
  await form.getByRole('textbox', { name: field('reference') }).fill(reference)
  await form.getByRole('textbox', { name: field('amount') }).fill((amount / 100).toFixed(2))
  await pickToday(who, field('period_from'))
  await pickToday(who, field('period_to'))
  await who.button(kit.form.save, form).click()
  await toasted(who, t.created)
}

const upload = ({ page }: At, csv: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'cod.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })

test(
  'a carrier remits less than an order’s cash, the store bears the difference, and both sides read the amount',
  detail,
  async ({ page, request }) => {
    // a first try may have left an order that its carrier owes
    const carrier = test.info().retry === 0 ? 'dhl' : 'naqel'
    const stamp = String(Date.now() % 10_000_000).padStart(7, '0')
    const [parcel, reference] = [`TR-${stamp}`, `COD-${stamp}`]
    const who = await at(page, 'ar')
    const [t, orders, kit] = [who.say('admin/carriers'), who.say('orders'), who.say('kit')]
    const field = (key: string) => who.label(key, remittanceLabels)
    const shopper = new Shopper(request, 'ar')
    await shopper.signIn(`+96657${stamp}`)
    await shopper.addAddress('ريم الدوسري', `+96657${stamp}`, 'الرياض')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    const sent = { shipping_company: carriers[carrier].en, tracking_number: parcel }
    const order = await delivered(page, shopper, sent)
    const { id, number, to_charge: cash, store_share: share } = order
    const got = share - shortBy

    // the store reads that its part waits, on the order and in its wallet
    const amount = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label })
    await who.go(`/store/orders/${id}`)
    await expect(amount(orders.shares.cashOfCarrier)).toContainText(formatAmount(cash))
    await expect(amount(orders.shares.waiting)).toContainText(formatAmount(share))
    const waiting = page.getByRole('group', { name: who.say('portal/statement').withCarriers })
    const { with_carriers: before } = await (await page.request.get('/api/store/wallet')).json()
    await who.go('/store/wallet')
    await expect(waiting).toContainText(formatAmount(before))

    // the administrator adds what reached the bank
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await who.go(`/dashboard/carriers?carrier=${carrier}&q=${number}`)
    const row = page.getByRole('row').filter({ hasText: String(number) })
    await expect(row).toContainText(collectionStates.open.ar)
    await addRemittance(who, { carrier, reference, amount: cash - shortBy - fee })
    await expect(row).toContainText(lineKinds.missing.ar)

    // the carrier's file has the order by its parcel, with less than its cash
    const csv = `رقم البوليصة,مبلغ التحصيل,الرسوم\n${parcel},${((cash - shortBy) / 100).toFixed(2)},${fee / 100}\n`
    await upload(who, csv)
    await expect(row).toContainText(lineKinds.short.ar)
    await expect(row).toContainText(t.waits)
    await expect(page.getByText('cod.csv')).toBeVisible()

    // nothing can be recorded before it is decided, which the button says
    const record = who.button(t.post, page.getByRole('main'))
    await expect(record).toBeDisabled()
    await expect(record).toHaveAccessibleDescription(t.undecided(1))

    // the difference is decided with a note, which is asked for
    await row.getByRole('button', { name: kit.list.rowActions(t.getLine(String(number))) }).click()
    await page.getByRole('menuitem', { name: t.decide }).click()
    const dialog = page.getByRole('dialog', { name: t.decideTitle })
    await who.choose(field('decision'), lineDecisions.store_bears.ar, dialog)
    await who.button(t.decide, dialog).click()
    await expect(dialog.locator('[aria-invalid=true]')).toBeFocused()
    await page.keyboard.type('نقص أقر به المتجر')
    await who.button(t.decide, dialog).click()
    await toasted(who, t.decided)
    await expect(row).toContainText(lineDecisions.store_bears.ar)
    await expect(row).toContainText('نقص أقر به المتجر')
    await expect(page.getByText(t.agrees)).toBeVisible()

    await record.click()
    await who.button(t.post, page.getByRole('dialog', { name: t.postTitle })).click()
    await expect(page.getByText(remittanceStates.posted.ar, { exact: true })).toBeVisible()
    await expect(who.button(t.post)).toHaveCount(0)
    const remittance = new URL(page.url()).pathname.replace(/^\/ar/, '')
    await who.go(`/dashboard/carriers?carrier=${carrier}&q=${number}`)
    await expect(row).toContainText(collectionStates.remitted.ar)

    // the store has its part less what it bore, and nothing of the order waits
    await who.go('/store/wallet?event=carrier_remitted')
    await expect(waiting).toContainText(formatAmount(before - share))
    const entry = row.filter({ hasText: storeAccountLabels.store_pending.ar })
    await expect(entry).toContainText(ledgerEvents.carrier_remitted.ar)
    await expect(entry).toContainText(formatAmount(got))
    await who.go(`/store/orders/${id}`)
    await expect(page.getByText(orders.shares.carrierCash.remitted(carriers[carrier].ar))).toBeVisible()
    await expect(amount(orders.shares.due)).toContainText(formatAmount(got))
    await expect(amount(orders.shares.borne)).toContainText(formatAmount(shortBy))
    await expect(amount(orders.shares.netAfter)).toContainText(formatAmount(got))

    await test.step('in English on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      const reader = await at(page, 'en')
      const texts = reader.say('admin/carriers')
      const screens = [
        { path: '/dashboard/carriers', shows: texts.cash.title },
        { path: '/dashboard/carrier-remittances', shows: reference },
        { path: '/dashboard/carrier-remittances/create', shows: texts.whatFor },
        { path: remittance, shows: lineDecisions.store_bears.en },
        { path: '/store/wallet?event=carrier_remitted', shows: ledgerEvents.carrier_remitted.en },
        { path: `/store/orders/${id}`, shows: reader.say('orders').shares.carrierCash.remitted(carriers[carrier].en) },
      ]
      for (const { path, shows } of screens) {
        await reader.go(path)
        await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} fits`).toBeLessThanOrEqual(390)
        expect(await findFaults(page), path).toEqual([])
      }
    })
  },
)

test(
  'a carrier remits cash booked as the store’s and more than it collected, which is rebooked and paid back',
  detail,
  async ({ page, request }) => {
    // Halalas: the carrier sends this much more than the order's cash.
    const over = 700
    // one whose orders of the demo leave no other line
    const carrier = test.info().retry === 0 ? 'naqel' : 'dhl'
    const stamp = String(Date.now() % 10_000_000).padStart(7, '0')
    const reference = `OVER-${stamp}`
    const who = await at(page, 'ar')
    const [t, orders, kit] = [who.say('admin/carriers'), who.say('orders'), who.say('kit')]
    const shopper = new Shopper(request, 'ar')
    await shopper.signIn(`+96658${stamp}`)
    await shopper.addAddress('ريم الدوسري', `+96658${stamp}`, 'الرياض')
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    const { id, number, to_charge: cash, store_share: share } = await delivered(page, shopper, null)
    const amount = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label })
    await who.go(`/store/orders/${id}`)
    await expect(amount(orders.shares.owed)).toContainText(formatAmount(cash - share))

    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    const readCredit = async (): Promise<number> => {
      const answer: { carriers: { carrier: string; credit: number }[] } = await (await page.request.get('/api/admin/carriers')).json()
      return answer.carriers.find((one) => one.carrier === carrier)?.credit ?? 0
    }
    const before = await readCredit()
    await who.go('/dashboard/carriers')
    await addRemittance(who, { carrier, reference, amount: cash + over })
    await upload(who, `رقم الطلب,مبلغ التحصيل\n${number},${((cash + over) / 100).toFixed(2)}\n`)
    const row = page.getByRole('row').filter({ hasText: String(number) })
    await expect(row).toContainText(lineKinds.booked_to_store.ar)

    await row.getByRole('button', { name: kit.list.rowActions(t.getLine(String(number))) }).click()
    await page.getByRole('menuitem', { name: t.decide }).click()
    const dialog = page.getByRole('dialog', { name: t.decideTitle })
    await who.choose(who.label('decision', remittanceLabels), lineDecisions.carrier_collected.ar, dialog)
    await expect(dialog.getByText(t.movesCash)).toBeVisible()
    await dialog.getByRole('textbox').last().fill('سلّمته الشركة لا مندوب المتجر')
    await who.button(t.decide, dialog).click()
    await toasted(who, t.decided)
    await who.button(t.post, page.getByRole('main')).click()
    await who.button(t.post, page.getByRole('dialog', { name: t.postTitle })).click()
    await expect(page.getByText(remittanceStates.posted.ar, { exact: true })).toBeVisible()

    // what was sent beyond the cash is paid back, with the bank's reference
    expect(await readCredit()).toBe(before + over)
    await who.go('/dashboard/carriers')
    const card = page.getByRole('group', { name: carriers[carrier].ar })
    await expect(card).toContainText(formatAmount(before + over))
    await who.button(t.payBack.action, card).click()
    const back = page.getByRole('dialog', { name: t.payBack.title(carriers[carrier].ar) })
    const field = (key: keyof typeof carrierCreditLabels) => back.getByRole('textbox', { name: who.label(key, carrierCreditLabels) })
    await field('amount').fill((over / 100).toFixed(2))
    await who.button(t.payBack.action, back).click()
    // without its reference it is not recorded
    await expect(back.locator('[aria-invalid=true]').first()).toBeFocused()
    await field('reference').fill(`BACK-${stamp}`)
    await field('note').fill('زيادة في التحويل')
    await who.button(t.payBack.action, back).click()
    await toasted(who, t.payBack.done)
    expect(await readCredit()).toBe(before)

    // the store owes nothing for the order, and has its share
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go(`/store/orders/${id}`)
    await expect(page.getByText(orders.shares.carrierCash.remitted(carriers[carrier].ar))).toBeVisible()
    await expect(amount(orders.shares.due)).toContainText(formatAmount(share))
  },
)
