import { createAddress } from '../../src/shoppers/save-address.ts'
import { createUser } from '../../src/shoppers/users.ts'
import { shoppers } from '../data/shoppers.ts'
import { before, historyDays, idFor, type Market, travelTo } from '../market.ts'
import { makeRandom } from '../random.ts'

const letters = [...'ABCDEFGHJKLM']

/** The shoppers with their addresses. A third of them were there from the start, the others came week by week. */
export async function makeShoppers(market: Market): Promise<void> {
  const random = makeRandom('shoppers')
  for (const [at, { addresses, ...person }] of shoppers.entries()) {
    const joined = before(market, at % 3 === 0 ? historyDays + 2 - at / 60 : historyDays - (at / shoppers.length) * (historyDays - 4))
    await travelTo(market, joined)
    const { id } = await createUser(market.tx, person)
    const made = []
    for (const { city, label, district, street, building, is_default } of addresses) {
      const short_address = `${city.slice(0, 1).toUpperCase()}${random.pick(letters)}${random.pick(letters)}${random.pick(letters)}${String(building).replace(/\D/g, '').padStart(4, '2').slice(-4)}`
      const body = {
        label,
        district,
        street,
        building,
        is_default,
        name: person.name,
        phone: person.phone,
        city_id: idFor(market.cities, city).id,
        short_address,
        lat: null,
        lng: null,
      }
      const address = await createAddress(market.tx, { user_id: id, body })
      made.push({ id: address.id, city, is_default })
    }
    market.shoppers.push({ id, name: person.name, joined, addresses: made })
  }
}
