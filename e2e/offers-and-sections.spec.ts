import { offerFieldLabels, offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerName, offerTypes } from '@rahba/contract/catalog/offers/offer-types'
import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { expect, test } from './fixtures.ts'
import { type At, at, toasted } from './helpers/at.ts'
import { signInAdmin, signInMerchant } from './helpers/sign-in.ts'
import { detail } from './quick-run.ts'

/** A product of the demo merchant's that has no offer today. */
async function freeProduct(who: At): Promise<string> {
  const answer = await who.page.request.get('/api/market/products?store=sadeem-roastery&limit=100', {
    headers: { 'accept-language': who.locale },
  })
  const { data }: { data: { name: string; offer: unknown }[] } = await answer.json()
  return data.findLast(({ offer }) => offer === null)?.name ?? ''
}

/** Fills an offer on a product, until the last day its calendar shows. */
async function fillOffer(who: At, percent: string, product: string): Promise<void> {
  const { page } = who
  const t = who.say('portal/offers')
  await page.getByRole('textbox', { name: who.label('offer_value', offerFieldLabels('percentage')) }).fill(percent)
  await page.getByRole('button', { name: who.label('end_date', offerLabels) }).click()
  await page.getByRole('dialog').getByRole('table').getByRole('button', { disabled: false }).last().click()
  await who.choose(t.add, new RegExp(product.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

for (const locale of locales) {
  test(`an offer is made, excludes others from its product, is stopped and deleted in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('portal/offers')
    const name = offerName({ offer_type: 'percentage', offer_value: 1700 }, locale)
    await signInMerchant(who, demoAccounts.merchant, demoAccounts.password)
    await who.go('/store/offers/create')
    const product = await freeProduct(who)
    // the kind that is chosen already, again: it was taken away, and the page with it
    await who.choose(offerLabels.offer_type[locale], offerTypes.percentage[locale])
    await fillOffer(who, '17', product)
    await who.button(who.say('kit').form.save).click()
    await toasted(who, t.saved)
    await expect(page.getByRole('link', { name })).toBeVisible()

    // the same product again: refused where the product was chosen, and nothing typed is lost
    await who.go('/store/offers/create')
    await fillOffer(who, '20', product)
    await expect(page.getByRole('main').getByRole('row').last()).toContainText(product)
    await who.button(who.say('kit').form.save).click()
    await expect(page.getByText(name, { exact: false })).toBeVisible()
    await expect(page.getByRole('textbox', { name: who.label('offer_value', offerFieldLabels('percentage')) })).toHaveValue(/20/)
    // the browser itself reports the refusal it was meant to get
    expect(heard.splice(0).filter((line) => !line.includes('422'))).toEqual([])

    await who.go('/store/offers')
    for (const [action, done] of [
      [t.stop.action, t.stop.done],
      [t.remove.action, t.remove.done],
    ] as const) {
      await who.button(who.say('kit').list.rowActions(name)).first().click()
      await page.getByRole('menuitem', { name: action }).click()
      await who.button(action, page.getByRole('dialog')).click()
      await toasted(who, done)
    }
  })

  test(`sections are put in order with the keyboard, and shoppers see it, in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('kit').list
    const shown = async () => {
      const answer = await page.request.get('/api/market/sections', { headers: { 'accept-language': locale } })
      const rows: { name: string }[] = await answer.json()
      return rows.map(({ name }) => name)
    }
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    const [first = '', second = '', ...rest] = await shown()
    await who.go('/dashboard/sections')
    // pointing at the table brings what drags its rows, which must not take the first click on one of them
    await who.button(t.rowActions(first)).click()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    await page.keyboard.press('Escape')
    const handle = who.button(t.drag(first))
    await handle.focus()
    // the library that moves rows comes with the first focus
    await expect(handle).toHaveAttribute('aria-describedby', /\S/)
    await handle.press('Space')
    await handle.press('ArrowDown')
    await handle.press('Space')
    await toasted(who, t.ordered)
    await expect.poll(shown).toEqual([second, first, ...rest])
  })

  test(
    `sections are dragged with the mouse, and the first drag works before the drag library has loaded, in ${locale}`,
    detail,
    async ({ page }) => {
      const who = await at(page, locale)
      const t = who.say('kit').list
      await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
      // as over a slow line
      await page.route(/drag-rows/, async (route) => {
        await new Promise((done) => setTimeout(done, 500))
        await route.continue()
      })
      await who.go('/dashboard/sections')
      const rows = page.locator('tbody tr[data-id]')
      const order = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id')))
      const handles = rows.getByRole('button', { name: new RegExp(`^${t.drag('')}`) })
      const [from, to] = [handles.first(), handles.nth(1)]
      await expect(to).toBeVisible()
      const [first, second, ...rest] = await order()
      const middle = async (handle: typeof from) => {
        const box = await handle.boundingBox()
        return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
      }
      const target = await middle(to)
      await page.mouse.move(...(await middle(from)))
      await page.mouse.down()
      await expect(from).toHaveAttribute('aria-describedby', /\S/)
      await page.mouse.move(target[0], target[1] + 8, { steps: 12 })
      await page.mouse.up()
      await toasted(who, t.ordered)
      expect(await order()).toEqual([second, first, ...rest])
    },
  )
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } })

  test('sections are dragged with a finger, and the first drag works before the drag library has loaded', detail, async ({ page }) => {
    const who = await at(page, 'ar')
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    await page.route(/drag-rows/, async (route) => {
      await new Promise((done) => setTimeout(done, 300))
      await route.continue()
    })
    await who.go('/dashboard/sections')
    const rows = page.locator('tbody tr[data-id]')
    const order = () => rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-id')))
    const handles = rows.locator('[data-handle] button')
    const device = await page.context().newCDPSession(page)
    /** From the first row's handle to the second's, in twelve steps of `step` ms. */
    const drag = async (step: number) => {
      const [from, to] = await Promise.all([handles.first().boundingBox(), handles.nth(1).boundingBox()])
      if (!from || !to) throw new Error('No rows to drag')
      const point = { x: from.x + from.width / 2, y: from.y + from.height / 2 }
      await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
      for (let n = 1; n <= 12; n++) {
        const y = point.y + ((to.y - from.y + 8) * n) / 12
        await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...point, y }] })
        await page.waitForTimeout(step)
      }
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await expect(handles.nth(1)).toBeVisible()
    const [first, second, ...rest] = await order()
    await drag(80)
    await expect.poll(order).toEqual([second, first, ...rest])
    // and back, with the library there
    await drag(25)
    await expect.poll(order).toEqual([first, second, ...rest])
  })
})
