import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { CityField } from '../shop/city/city-field.tsx'
import { bindCityField } from './city-field.ts'

const place = (name: string, other_name: string, spellings: string[] = []) => ({ id: other_name, name, other_name, spellings })
const places = [
  {
    ...place('منطقة مكة المكرمة', 'Makkah Region'),
    cities: [place('جدة', 'Jeddah', ['Jiddah']), place('مكة المكرمة', 'Makkah', ['Mecca'])],
  },
  { ...place('المنطقة الشرقية', 'Eastern Province'), cities: [place('الأحساء', 'Al Ahsa')] },
]

afterEach(() => vi.restoreAllMocks())

async function open(answer: () => Promise<Response> | Response, sends = false) {
  const asked = vi.spyOn(window, 'fetch').mockImplementation(async () => answer())
  await openPlain(
    <form>
      <CityField name="city" label="المدينة" sends={sends} />
    </form>,
    ['common'],
    'ar',
  )
  bindCityField(only('[data-city-field]', HTMLElement))
  return { asked, field: page.getByRole('combobox', { name: 'المدينة' }) }
}

test.each([
  ['جده', 'جدة'],
  ['مكه', 'مكة المكرمة'],
  ['الاحساء', 'الأحساء'],
  ['احس', 'الأحساء'],
  ['jid', 'جدة'],
  ['mecca', 'مكة المكرمة'],
])('typing %s suggests the city, which a press selects', async (typed, city) => {
  const { asked, field } = await open(() => Response.json(places))
  await field.fill(typed)
  await page.getByRole('option', { name: city, exact: true }).click()
  await expect.element(field).toHaveValue(city)
  expect(page.getByRole('option').query()).toBeNull()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the arrow keys select a suggestion, Enter accepts it and submits a form that needs it, and Escape closes', async () => {
  const { field } = await open(() => Response.json(places), true)
  const sent = vi.fn((event: Event) => event.preventDefault())
  only('form', HTMLFormElement).addEventListener('submit', sent)
  await field.fill('م')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('مكة المكرمة')
  await userEvent.keyboard('{Escape}')
  expect(page.getByRole('option').query()).toBeNull()
  expect(sent).not.toHaveBeenCalled()
  await field.fill('مك')
  await expect.element(page.getByRole('option')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(field).toHaveValue('مكة المكرمة')
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a failed request suggests nothing, and the next letter retries', async () => {
  const { asked, field } = await open(() => Promise.reject(new TypeError('offline')))
  await field.fill('جد')
  await field.fill('جده')
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(1))
  expect(page.getByRole('option').query()).toBeNull()
})
