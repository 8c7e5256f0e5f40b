import { richText } from '@rahba/contract/kernel/field'
import type { Locale } from '@rahba/contract/kernel/locale'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import { hold } from '../../../../test/hold.tsx'
import { openPage } from '../../../../test/page.tsx'
import { text as ar } from '../../../text/ar/kit.ts'
import { text as en } from '../../../text/en/kit.ts'
import { Form } from '../../form/form.tsx'
import { useContractForm } from '../../form/use-contract-form.ts'
import { RichTextInput } from './rich-text-input.tsx'

type Text = string | null | undefined

const texts = { ar, en }
const field = () => page.getByRole('textbox', { name: 'Body' })
const next = () => page.getByRole('button', { name: 'Next field' })

async function open(initial: Text = '', { locale = 'en', ...more }: { locale?: Locale; dir?: 'ltr' | 'rtl'; disabled?: boolean } = {}) {
  const { held, part } = hold<Text>(initial, (value, onChange) => (
    <RichTextInput label="Body" value={value} onChange={onChange} {...more} />
  ))
  await openPage(part, { locale })
  await expect.element(field()).toBeVisible()
  return held
}

/** Pastes as a browser does: the HTML, and the same as plain text beside it. */
function paste(html: string, plain: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', plain)
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe.each<Locale>(['ar', 'en'])('in %s', (locale) => {
  const t = texts[locale].editor
  const [plain, strong] = locale === 'ar' ? ['عسل ', 'نقي'] : ['Honey ', 'pure']
  const tool = (name: string) => page.getByRole('button', { name })

  test('stores typed text as HTML, with bold parts marked', async () => {
    const held = await open('', { locale })
    await field().click()
    await userEvent.keyboard(plain)
    await tool(t.bold).click()
    await userEvent.keyboard(strong)
    await expect.poll(() => held.value).toMatch(new RegExp(`^<p[^>]*>${plain}<strong>${strong}</strong></p>$`))
    await expect.element(tool(t.bold)).toHaveAttribute('aria-pressed', 'true')
  })

  test('stores an empty text as an empty value, for required fields', async () => {
    const held = await open(`<p>${plain}</p>`, { locale })
    await field().click()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await expect.poll(() => held.value).toBe('')
  })

  test('has the direction of the page, and a bilingual text has its own for each language', async () => {
    await open('<ul><li>one</li></ul>', { locale })
    const side = () => getComputedStyle(field().element()).direction
    expect(side()).toBe(locale === 'ar' ? 'rtl' : 'ltr')
    const box = field().element().getBoundingClientRect()
    // The mark of a list stands where the line begins, so its text is further from there.
    const item = document.createRange()
    item.selectNodeContents(field().getByRole('listitem').element())
    const { left, right } = item.getBoundingClientRect()
    expect(left - box.left > box.right - right).toBe(locale === 'en')
    await open('', { locale, dir: locale === 'ar' ? 'ltr' : 'rtl' })
    expect(side()).toBe(locale === 'ar' ? 'ltr' : 'rtl')
  })

  test('links the selected text by keyboard, without submitting the form', async () => {
    const sent: string[] = []
    const { held, part } = hold<Text>(`<p>${strong}</p>`, (value, onChange) => (
      <Form onSubmit={() => sent.push('sent')}>
        <RichTextInput label="Body" value={value} onChange={onChange} />
      </Form>
    ))
    await openPage(part, { locale })
    await field().click()
    await userEvent.keyboard('{Control>}ak{/Control}')
    const address = page.getByRole('textbox', { name: t.linkAddress })
    await expect.element(address).toHaveFocus()
    await userEvent.keyboard('https://example.com/{Enter}')
    await expect.poll(() => held.value).toMatch(new RegExp(`<a [^>]*href="https://example.com/"[^>]*>${strong}</a>`))
    await expect.element(address).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    await expect.element(tool(t.link)).toHaveAttribute('aria-pressed', 'true')
    await tool(t.link).click()
    await expect.element(address).toHaveValue('https://example.com/')
    await userEvent.keyboard('{Escape}')
    await tool(t.unlink).click()
    await expect.poll(() => held.value).not.toContain('<a')
    expect(sent).toEqual([])
  })

  test('shows an error for an overlong text, and keeps all of it', async () => {
    const saved: string[] = []
    const schema = z.object({ body: richText({ max: 30 }).schema })
    function BodyForm() {
      const form = useContractForm(schema, { initial: { body: '' }, labels: { body: { ar: 'Body', en: 'Body' } } })
      return (
        <Form onSubmit={form.submit(({ body }) => saved.push(body))}>
          <RichTextInput {...form.field('body')} />
          <button type="submit">Save</button>
        </Form>
      )
    }
    await openPage(<BodyForm />, { locale })
    const long = 'a text that is longer than thirty letters'
    await field().click()
    await userEvent.keyboard(long)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.element(page.getByText(/30/)).toBeVisible()
    expect(saved).toEqual([])
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field()).toHaveAccessibleDescription(/30/)
    await expect.element(field()).toHaveFocus()
    await expect.element(field()).toHaveTextContent(long)
    await userEvent.keyboard('{Control>}a{/Control}short')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => saved).toEqual([expect.stringContaining('short')])
    await expect.element(field()).not.toHaveAttribute('aria-invalid')
  })
})

const hostile = `<meta charset="utf-8"><script>window.ran = 'script'</script><p onclick="window.ran = 'click'" style="position:fixed">
  Fine <b>bold</b><img src="/none.png" onerror="window.ran = 'image'"><iframe src="/elsewhere"></iframe>
  <a href="javascript:window.ran='link'">one</a> <a href="https://example.com/">two</a><svg onload="window.ran = 'svg'"></svg></p>
  <form action="https://example.com/"><input name="password"><button>Sign in</button></form>`

test('keeps only harmless formatting of pasted HTML, and runs none of it', async () => {
  const held = await open()
  await field().click()
  paste(hostile, 'Fine bold one two Sign in')
  await expect.poll(() => held.value).toContain('<strong>bold</strong>')
  const value = held.value ?? ''
  expect(value).not.toMatch(/<(script|img|iframe|svg|form|input|button|meta)|\son\w+=|javascript:|position:|class="/i)
  expect(value).toContain('href="https://example.com/"')
  expect(field().element().querySelector('script, img, iframe, svg, form, input, button, [onclick], [style*=position]')).toBeNull()
  // An image that fails, or a frame, would have run by now.
  await new Promise((done) => setTimeout(done, 100))
  expect('ran' in window).toBe(false)
})

test('a read-only text can be read, but neither text nor formatting can change', async () => {
  const held = await open('<p>Fine</p>', { disabled: true })
  await expect.element(field()).toHaveTextContent('Fine')
  await expect.element(field()).toHaveAttribute('contenteditable', 'false')
  await expect.element(field()).toHaveAttribute('aria-disabled', 'true')
  for (const button of page.getByRole('button').elements()) if (button.textContent !== 'Next field') expect(button).toBeDisabled()
  await next().click()
  await userEvent.keyboard('x')
  expect(held.value).toBe('<p>Fine</p>')
})

test('a text that was disabled can be edited again afterwards', async () => {
  function Closing() {
    const [closed, setClosed] = useState(false)
    const [value, setValue] = useState<Text>('')
    return (
      <>
        <RichTextInput label="Body" value={value} onChange={setValue} disabled={closed} />
        <button type="button" onClick={() => setClosed(!closed)}>
          Close
        </button>
      </>
    )
  }
  await openPage(<Closing />)
  await expect.element(field()).toHaveAttribute('contenteditable', 'true')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(field()).toHaveAttribute('contenteditable', 'false')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(field()).toHaveAttribute('contenteditable', 'true')
})

test('a newer value from outside replaces the text, and undo does not restore the old one', async () => {
  function Reloading() {
    const [value, setValue] = useState<Text>('<p>old</p>')
    return (
      <>
        <RichTextInput label="Body" value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('<p>new</p>')}>
          Reload
        </button>
      </>
    )
  }
  await openPage(<Reloading />)
  await expect.element(field()).toHaveTextContent('old')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.element(field()).toHaveTextContent('new')
  await field().click()
  await userEvent.keyboard('{End}er{Control>}z{/Control}')
  await expect.element(field()).toHaveTextContent('new')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field()).toHaveTextContent('new')
})
