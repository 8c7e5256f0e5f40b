import { bilingual, text } from '@rahba/contract/kernel/field'
import type { Locale } from '@rahba/contract/kernel/locale'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { openPage } from '../../../test/page.tsx'
import { answerCalls } from '../../../test/server.ts'
import { PermissionsContext } from '../../api/session.ts'
import { useContractForm } from '../../kit/form/use-contract-form.ts'
import { BilingualInput } from '../../kit/inputs/bilingual/bilingual-input.tsx'
import { StaleTexts } from './stale-texts.tsx'

const record_id = '7d0b6f0e-55c8-4b2c-9c2c-1f0a3c1f9b10'
const body = z.object({ name: bilingual(text()).schema, description: bilingual(text()).schema })
const pair = { ar: 'تمر', en: 'Dates' }

const confirming = 'POST /store/translations/confirm'

function Texts({ permissions = ['products'] }: { permissions?: readonly string[] }) {
  const labels = { name: { ar: 'الاسم', en: 'Name' }, description: { ar: 'الوصف', en: 'Description' } }
  const form = useContractForm(body, { labels, initial: { name: pair, description: pair } })
  return (
    <PermissionsContext value={new Set(permissions)}>
      <StaleTexts kind="products" record={{ id: record_id, name: pair, description: pair }}>
        <BilingualInput {...form.bilingual('name')} />
        <BilingualInput {...form.bilingual('description')} />
      </StaleTexts>
    </PermissionsContext>
  )
}

const words: Record<Locale, { stale: string; both: string; confirm: string }> = {
  ar: { stale: 'النص الإنجليزي يحتاج إلى مراجعة', both: 'مكتمل باللغتين', confirm: 'الترجمة صحيحة' },
  en: { stale: 'English needs review', both: 'Complete in both languages', confirm: 'Translation is correct' },
}

test.each<Locale>(['ar', 'en'])('an old side is marked at its field until it is confirmed, in %s', async (locale) => {
  const t = words[locale]
  let data = [{ id: '1', kind: 'products', record_id, name: pair, gaps: [{ field: 'name', side: 'en', state: 'stale' }] }]
  const received = answerCalls({
    'GET /store/translations': () => ({ body: { data } }),
    [confirming]: () => {
      data = []
      return { body: null }
    },
  })
  await openPage(<Texts />, { locale })
  await expect.element(page.getByText(t.stale)).toBeVisible()
  await expect.element(page.getByText(t.both)).toBeVisible()
  await page.getByRole('button', { name: t.confirm }).click()
  await expect.element(page.getByText(t.stale)).not.toBeInTheDocument()
  expect(received(confirming).map((call) => call.body)).toEqual([{ kind: 'products', record_id, field: 'name', side: 'en' }])
})

test.each<Locale>(['ar', 'en'])(
  'a side is marked at once while its other side is rewritten, and not after both are, in %s',
  async (locale) => {
    const t = words[locale]
    answerCalls({ 'GET /store/translations': () => ({ body: { data: [] } }) })
    await openPage(<Texts />, { locale })
    await expect.element(page.getByText(t.stale)).not.toBeInTheDocument()
    const [arabic, english] = { ar: ['الاسم (العربية)', 'الاسم (الإنجليزية)'], en: ['Name (Arabic)', 'Name (English)'] }[locale]
    await page.getByRole('textbox', { name: arabic ?? '' }).fill('تمر سكري')
    await expect.element(page.getByText(t.stale)).toBeVisible()
    // The description alone is complete, and there is nothing to confirm yet.
    expect(page.getByText(t.both).elements()).toHaveLength(1)
    expect(page.getByRole('button', { name: t.confirm }).elements()).toEqual([])
    await page.getByRole('textbox', { name: english ?? '' }).fill('Sukkari dates')
    await expect.element(page.getByText(t.stale)).not.toBeInTheDocument()
  },
)

test('a member without the permission for translations can save a form that shows marks to others', async () => {
  const received = answerCalls({ 'GET /store/translations': () => ({ status: 403, body: { code: 'forbidden', error: 'no', fields: {} } }) })
  await openPage(<Texts permissions={['profile']} />, { locale: 'en' })
  await expect.element(page.getByRole('textbox', { name: 'Name (Arabic)' })).toBeVisible()
  expect(received('GET /store/translations')).toEqual([])
})
