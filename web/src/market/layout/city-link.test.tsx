import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPlain } from '../../../test/plain-page.ts'
import { text as ar } from '../../text/ar/market.ts'
import { text } from '../../text/en/market.ts'
import { NearStores } from '../home/near-stores.tsx'
import { CityLink } from './city-link.tsx'

const city = { id: '01981c5e-0000-7000-8000-000000000001', name: 'Abha' }

test('the frame shows the city, or asks for one, and links to its page', async () => {
  await openPlain(<CityLink city={null} />, ['market'])
  const ask = page.getByRole('link', { name: text.city.choose })
  await expect.element(ask).toHaveAttribute('href', expect.stringMatching(/^\/en\/market\/city\?back=%2F/))
  await openPlain(<CityLink city={{ name: 'أبها' }} />, ['market'], 'ar')
  await expect.element(page.getByRole('link', { name: `${ar.city.deliversTo} أبها` })).toBeVisible()
})

test('the home shows stores of the city, deliveries to it if there are none, or asks for the city', async () => {
  await openPlain(<NearStores city={null} stores={[]} />, ['market'])
  await expect.element(page.getByRole('link', { name: text.near.choose })).toHaveAttribute('href', '/en/market/city')
  await openPlain(<NearStores city={city} stores={[]} />, ['market'])
  await expect.element(page.getByText(text.near.none('Abha'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: text.near.delivering }))
    .toHaveAttribute('href', `/en/market/search?city_id=${city.id}`)
  const store = { id: city.id, slug: 'ward', name: 'Ward', logo: null, cover: null, is_online: true, category: null, city: 'Abha' }
  await openPlain(<NearStores city={city} stores={[store]} />, ['market'])
  await expect.element(page.getByRole('heading', { name: text.near.of('Abha') })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: text.home.allOf(text.near.of('Abha')) }))
    .toHaveAttribute('href', `/en/market/stores?city=${city.id}`)
})
