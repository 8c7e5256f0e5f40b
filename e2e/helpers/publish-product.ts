import type { At } from './at.ts'
import { Office } from './shopper-pages.ts'

type Body = Readonly<Record<string, unknown>>

/**
 * Makes a product of the demo store and has it approved, with the category and pictures of another.
 * @param body what its form says, or how to make it as the store
 * @returns its address and its name in the market
 */
export async function publishProduct(
  { playwright }: Parameters<typeof Office.open>[0],
  who: At,
  body: Body | ((store: Office) => Promise<Body>),
): Promise<{ address: string; id: string }> {
  const store = await Office.open({ playwright }, who, 'store')
  const given = typeof body === 'function' ? await body(store) : body
  const [known] = (await store.get('/products?status=active&per_page=10')).data
  const { category_id, images } = await store.get(`/products/${known.id}`)
  const { id } = await store.post('/products', {
    ...{ category_id, images, additional_fields: [], quantity: 0, price_after_discount: null },
    ...{ subcategory_id: null, shelf_id: null, weight: 500, barcode: null, made_in: 'SA', brand: null },
    ...{ max_purchase_quantity: null, tags: [], attachments: [] },
    ...given,
  })
  await store.post(`/products/${id}/submit`, {})
  const admin = await Office.open({ playwright }, who, 'admin')
  await admin.post(`/products/${id}/approve`, {})
  const product = await (await who.page.request.get(`/api/market/products/${id}`)).json()
  await Promise.all([store.close(), admin.close()])
  return { address: `/s/${product.store_slug}/p/${encodeURIComponent(product.slug)}`, id }
}
