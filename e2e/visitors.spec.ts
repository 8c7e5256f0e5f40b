import { contactUs } from '@rahba/contract/conversations/contact-us'
import { locales } from '@rahba/contract/kernel/locale'
import { expect, test } from './fixtures.ts'
import { at, ready } from './helpers/at.ts'
import { detail } from './quick-run.ts'

// A visitor without an account follows a link to the landing page, a store or a product.

for (const locale of locales) {
  test(`a visitor sends a contact message, and loses no input in ${locale}`, async ({ page, heard }) => {
    const who = await at(page, locale)
    const t = who.say('content').contact
    await who.go('/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: who.say('landing/layout').nav.contact })
      .click()
    const form = page.getByRole('dialog').getByRole('form', { name: t.title })
    const field = (key: string) => form.getByRole('textbox', { name: who.label(key, contactUs.labels) })
    await expect(page).toHaveURL(/\?contact/)
    await field('name').fill('Sara')
    await who.button(t.send, form).click()
    await expect(form.locator('[aria-invalid="true"]')).toHaveCount(4)
    // closed by accident, opened again
    await page.keyboard.press('Escape')
    await expect(page).not.toHaveURL(/contact/)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: who.say('landing/layout').nav.contact })
      .click()
    await expect(field('name')).toHaveValue('Sara')
    const name = locale === 'ar' ? 'سارة بنت عبدالله' : 'Sara Al-Abdullah'
    const message =
      locale === 'ar' ? 'أود معرفة مدة مراجعة المستندات لمتجر جديد.' : 'How long does the review of the papers take for a new store?'
    await field('name').fill(name)
    await field('phone').fill('٠٥٥٠٠٠٠١٢٣')
    await field('email').fill(`visitor-${locale}-${Date.now()}@e2e.example`)
    await field('message').fill(message)
    await page.context().setOffline(true)
    await who.button(t.send, form).click()
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(field('message')).toHaveValue(message)
    await page.context().setOffline(false)
    // the browser reports the broken connection it was meant to meet
    expect(heard.splice(0).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
    await who.button(t.send, form).click()
    // the little message can be sent away by a button that has a name in the reader's language
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: t.sent })
        .getByRole('button', { name: who.say('common').dismissToast }),
    ).toBeVisible()
    await expect(page).not.toHaveURL(/contact/)
  })

  test(`a visitor finds a product of a store and sees what its options cost in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    const t = who.say('shop')
    await who.go('/s/layan-abaya')
    await page.getByRole('searchbox', { name: t.products.search }).fill(locale === 'ar' ? 'مخمل عنابيه' : 'burgundy velvet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]q=/)
    await page.getByRole('region', { name: t.products.title }).getByRole('listitem').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\/velvet-burgundy$/)
    const amount = page.getByText('449.00').first()
    await expect(amount).toBeVisible()
    await page.getByRole('radio').last().check()
    await expect(page.getByText('464.00').first()).toBeVisible()
    await expect(page.getByRole('link', { name: t.product.whatsapp })).toHaveAttribute('href', /^https:\/\/wa\.me\/966\d+\?text=/)
  })
}

test('every way from an office to a public page loads a document', async ({ page }) => {
  const who = await at(page, 'en')
  const { contact } = who.say('landing/layout').nav
  const marked = page.locator('html[data-office]')
  // A navigation within the document keeps the mark, and a new document does not have it.
  const openOffice = async () => {
    await who.go('/store/auth/login')
    await page.evaluate(() => document.documentElement.setAttribute('data-office', ''))
    await expect(marked).toHaveCount(1)
  }
  await openOffice()
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en$/)
  await ready(page)
  await expect(marked).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: contact }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // The history can lead to a public page without a link.
  await openOffice()
  await page.evaluate(() => {
    history.pushState(null, '', '/en/news')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { level: 1, name: who.say('articles').publicNews.title })).toBeVisible()
  await ready(page)
  await expect(marked).toHaveCount(0)
})

test('a public page loads no program, and lists pages to prefetch', async ({ request }) => {
  for (const path of ['/en', '/en/s/sadeem-roastery', '/en/store/pages/privacy-static', '/en/s/nobody-here', '/en/no-such-page']) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toContain('modulepreload')
    expect(html.match(/<script[^>]* src=/g), path).toHaveLength(1)
    const rules = /<script type="speculationrules"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(rules).prefetch[0].where.and[0].href_matches, path).toContain('/en/s/:slug')
    expect(rules, path).not.toMatch(/api|auth|dashboard/)
  }
})

test('a public page is fetched while the pointer rests on its link, in the same language only', detail, async ({ page }) => {
  const who = await at(page, 'en')
  const ahead: string[] = []
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) ahead.push(new URL(request.url()).pathname)
  })
  await who.go('/')
  const bar = page.getByRole('banner')
  for (const name of [who.say('common').language.switch, who.say('landing/layout').nav.login, who.say('landing/layout').nav.privacy]) {
    await bar.getByRole('link', { name }).hover()
    // longer than the browser waits
    await page.waitForTimeout(600)
  }
  await expect.poll(() => ahead).toEqual(['/en/store/pages/privacy-static'])
})

test('a visitor reads a store without scripts', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/en/s/sadeem-roastery?sort=price')
  const prices = await page
    .locator('section li')
    .getByText(/^\d+\.\d\d$/)
    .allTextContents()
  expect(prices.length).toBeGreaterThan(5)
  expect((await page.goto('/en/s/nobody-here'))?.status()).toBe(404)
  // a link that lost its end in a message opens the list from its beginning
  await page.goto('/en/s/sadeem-roastery?sort=price&cursor=WyJwcmlj')
  await expect(page).toHaveURL(/\/en\/s\/sadeem-roastery\?sort=price$/)
  await page.context().close()
})
