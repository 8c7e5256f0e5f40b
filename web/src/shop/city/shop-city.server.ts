import { isHttps } from '@rahba/contract/access/session-cookies'
import type { ResponseOf } from '@rahba/contract/kernel/endpoint'
import { listPlaces } from '@rahba/contract/places/choices.calls'
import { listAddresses } from '@rahba/contract/shoppers/addresses.calls'
import { innerCall, type LoadContext } from '../../shell/request/call-api.ts'
import { type PageRequest, pageRequest } from '../../shell/request/request-context.ts'
import { readCity } from '../product-query.ts'

/** The city that pages show delivery for. */
export interface ShopCity {
  id: string
  /** In the reader's language. */
  name: string
  /** True if the shopper chose it; otherwise it is the default address's. */
  chosen: boolean
}

/** The server keeps a public page for each city under this name too: server/src/platform/web/page-cache.ts. */
const cityCookie = 'city'
const keptFor = 365 * 24 * 60 * 60
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

async function findCity(page: PageRequest): Promise<ShopCity | null> {
  const id = page.cookies[cityCookie] ?? ''
  if (uuid.test(id)) {
    const { status, body } = await page.call(innerCall(listPlaces, {}))
    // The answer of this call has the shape of its schema. Without it the page is drawn for no city.
    const regions = status === 200 ? (body as ResponseOf<typeof listPlaces>) : []
    const city = regions.flatMap(({ cities }) => cities).find((one) => one.id === id)
    if (city) return { id, name: city.name, chosen: true }
  }
  if (!page.cookies.userToken) return null
  // A session that has ended has no addresses; the page is drawn without them.
  const { status, body } = await page.call(innerCall(listAddresses, {}))
  if (status !== 200) return null
  // The answer of this call has the shape of its schema, the default address first.
  const [first] = body as ResponseOf<typeof listAddresses>
  return first ? { id: first.city_id, name: first.city, chosen: false } : null
}

const found = new WeakMap<PageRequest, Promise<ShopCity | null>>()

/** Returns the city that the shopper chose, else that of the default address, else null. The frame and its page ask once for both. */
export function readShopCity(context: LoadContext): Promise<ShopCity | null> {
  const page = context.get(pageRequest)
  const known = found.get(page) ?? findCity(page)
  found.set(page, known)
  return known
}

/** Returns the name of the city that delivery is shown for: the address's own, else the shopper's; empty without either. */
export async function readDeliveryCity(context: LoadContext, search: URLSearchParams): Promise<string> {
  return readCity(search) || ((await readShopCity(context))?.name ?? '')
}

/** The header that keeps the chosen city in the browser for a year; an empty one takes it away. */
export function writeCityCookie(id: string, origin: string): string {
  const secure = isHttps(origin) ? '; Secure' : ''
  return `${cityCookie}=${id}; Path=/; Max-Age=${id ? keptFor : 0}; HttpOnly; SameSite=Lax${secure}`
}
