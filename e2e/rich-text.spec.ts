import { locales } from '@rahba/contract/kernel/locale'
import { demoAccounts } from '../server/src/demo-accounts.ts'
import { htmlCorpus } from '../server/test/html-corpus.ts'
import { expect, test } from './fixtures.ts'
import { at, getOrigin } from './helpers/at.ts'
import { isFullRun } from './helpers/screens.ts'
import { signInAdmin } from './helpers/sign-in.ts'

// Goal G14 in a real browser: the corpus goes in through the product's own calls, comes out through them, and nothing of it runs.

/** Every fourth payload in a run of the tests, all of them in `SCREENS=all npm run e2e`. A unit test cleans all of them. */
const payloads = htmlCorpus.filter((_, turn) => isFullRun || turn % 4 === 0)

/** Puts HTML into a document without any policy, in each way a page does, and tells what acted or is ready to. */
function tryOut(all: string[]): string[] {
  const acted: string[] = []
  for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const)
    Object.assign(window, { [name]: (text: unknown) => acted.push(`${name}(${String(text)})`) })
  for (const html of all) {
    const box = document.body.appendChild(document.createElement('div'))
    box.innerHTML = html
    const frame = document.body.appendChild(document.createElement('iframe'))
    const inner = frame.contentWindow
    if (inner) Object.assign(inner, { alert: (text: unknown) => acted.push(`in a frame: ${html} ${String(text)}`) })
    frame.contentDocument?.write(html)
    for (const root of [box, frame.contentDocument?.documentElement ?? box]) {
      for (const element of root.querySelectorAll('*')) {
        for (const { name, value } of element.attributes)
          if (/^on/i.test(name) || /^\s*(?:javascript|data|vbscript|blob):/i.test(value)) acted.push(`${name}=${value}`)
        if (/^(?:SCRIPT|IFRAME|OBJECT|EMBED|FORM|INPUT|META|BASE|LINK|STYLE|IMG|SVG|MATH|VIDEO|AUDIO)$/i.test(element.tagName))
          acted.push(`<${element.tagName}>`)
        element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
        element.dispatchEvent(new FocusEvent('focus'))
      }
    }
    frame.remove()
    box.remove()
  }
  return acted
}

test('no payload runs in a browser after the editor’s call cleaned it', async ({ page }) => {
  test.setTimeout(240_000)
  const who = await at(page, 'en')
  await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
  const origin = await getOrigin(page)
  const strangers: string[] = []
  page.on('request', (request) => {
    if (/evil\.example/.test(request.url())) strangers.push(request.url())
  })
  page.on('dialog', (dialog) => {
    strangers.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })

  const body = (html: string) => ({
    question: { ar: 'x', en: 'x' },
    answer: { ar: html, en: html },
    audience: 'shoppers',
    position: 9999,
    active: false,
  })
  const headers = { origin }
  const created = await page.request.post('/api/admin/faqs', { data: body('<p>x</p>'), headers })
  expect(created.status()).toBe(201)
  const { id } = await created.json()
  const cleaned: string[] = []
  try {
    for (const { name, html } of payloads) {
      // what only leaves its text behind is kept as it was: all of it is tried
      const saved = await page.request.put(`/api/admin/faqs/${id}`, { data: body(html), headers })
      // an answer of which cleaning leaves nothing is refused
      if (saved.status() === 422) continue
      expect(saved.status(), name).toBe(200)
      cleaned.push((await saved.json()).answer.ar)
    }
  } finally {
    await page.request.delete(`/api/admin/faqs/${id}`, { headers })
  }
  expect(cleaned.length).toBeGreaterThan(payloads.length / 2)

  const bare = await page.context().newPage()
  await bare.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body></body>' }))
  await bare.goto(`${origin}/nothing`)
  bare.on('request', (request) => strangers.push(request.url()))
  expect(await bare.evaluate(tryOut, cleaned)).toEqual([])
  // the harness sees what does act
  expect(await bare.evaluate(tryOut, ['<img src=x onerror=alert(1)>', '<a href="javascript:alert(1)">x</a>'])).not.toEqual([])
  await bare.close()
  expect(strangers.filter((url) => !url.endsWith('/x'))).toEqual([])
})

for (const locale of locales) {
  test(`a question full of markup appears as plain text in ${locale}`, async ({ page }) => {
    const who = await at(page, locale)
    await signInAdmin(who, demoAccounts.admin, demoAccounts.password)
    const headers = { origin: await getOrigin(page) }
    const html = htmlCorpus
      .filter(({ name }) => / in a paragraph$/.test(name))
      .map(({ html: one }) => one)
      .join('')
      .slice(0, 45_000)
    const data = {
      question: { ar: 'سؤال الاختبار', en: 'The question of the test' },
      answer: { ar: html, en: html },
      audience: 'landing',
      position: 0,
      active: true,
    }
    const { id } = await (await page.request.post('/api/admin/faqs', { data, headers })).json()
    let message = ''
    page.on('dialog', (dialog) => {
      message = dialog.message()
      void dialog.dismiss()
    })
    try {
      await who.go('/')
      await page.getByText(data.question[locale]).click()
      await expect(page.locator('details[open]').getByText('بعده').first()).toBeVisible()
      expect(await page.locator('details[open] > div :is(img, iframe, svg, form, input, style, object)').count()).toBe(0)
      expect(message).toBe('')
    } finally {
      await page.request.delete(`/api/admin/faqs/${id}`, { headers })
    }
  })
}
