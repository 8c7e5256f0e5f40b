import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../../test/plain-page.ts'
import { UserTexts } from './user-texts.tsx'

const left = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().left

test('parts in two languages keep the order of the page, with the comma between them', async () => {
  await openPlain(
    <p data-testid="line">
      <UserTexts parts={['RRRD2929', null, 'حي الملقا', '', 'Riyadh']} />
    </p>,
    [],
  )
  const line = page.getByTestId('line')
  await expect.element(line).toHaveTextContent('RRRD2929, حي الملقا, Riyadh')
  expect(left('RRRD2929')).toBeLessThan(left('حي الملقا'))
  expect(left('حي الملقا')).toBeLessThan(left('Riyadh'))
})

test('a line that begins with the other language is aligned with the page’s lines', async () => {
  await openPlain(
    <p data-testid="line">
      <UserTexts parts={['فرع العليا', 'Riyadh']} between=" · " />
    </p>,
    [],
  )
  const line = page.getByTestId('line').element().getBoundingClientRect()
  expect(left('فرع العليا') - line.left).toBeLessThan(2)
})
