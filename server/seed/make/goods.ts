import { additionalFieldBody } from '@rahba/contract/catalog/additional-fields/additional-fields.schemas'
import { productBody } from '@rahba/contract/catalog/products/product-body'
import { createAdditionalField } from '../../src/catalog/additional-fields/additional-fields.ts'
import { approveProduct } from '../../src/catalog/products/approve-product.ts'
import { blockProduct } from '../../src/catalog/products/block-product.ts'
import { hideProduct } from '../../src/catalog/products/hide-product.ts'
import { rejectProduct } from '../../src/catalog/products/reject-product.ts'
import { createProduct } from '../../src/catalog/products/save-product.ts'
import { submitProduct } from '../../src/catalog/products/submit-product.ts'
import { createShelf } from '../../src/catalog/shelves/shelves.ts'
import { refusalReasons } from '../data/content.ts'
import { stores } from '../data/stores.ts'
import type { SeedGoods, SeedProduct } from '../data/types.ts'
import { before, historyDays, idFor, type MadeStore, type Market, meanwhile, travelTo, upload } from '../market.ts'
import { makeVariants } from './variants.ts'

/** Begins to draw and upload a store's product pictures; they are asked for product by product. */
export function uploadProductPictures(
  market: Market,
  { store: slug, products }: SeedGoods,
  { id }: MadeStore,
): Map<string, Promise<string[]>> {
  const owner = { owner_type: 'store', owner_id: id } as const
  const look = stores.find((one) => one.slug === slug)?.look
  if (!look) throw new Error(`goods of ${slug}, which is no demo store`)
  return new Map(
    products.map((product) => {
      let drawn: Promise<Buffer[]> | undefined
      const view = (at: number) => async () => {
        drawn ??= market.artist.productPictures(product, look)
        const picture = (await drawn)[at]
        if (!picture) throw new Error(`${product.slug} has no picture ${at}`)
        return picture
      }
      const ids = Array.from({ length: product.picture.count }, (_, at) =>
        upload(market, owner, 'picture', `${product.slug}-${at + 1}.jpg`, view(at)),
      )
      return [product.slug, meanwhile(Promise.all(ids))]
    }),
  )
}

type Fate = 'active' | 'hidden' | 'pending' | 'rejected' | 'draft' | 'blocked'

/** Most goods are on sale; a few are in each of the other states, so that every list has something to show. */
function chooseFate(index: number, fresh: boolean): Fate {
  if (fresh) return 'pending'
  if (index % 47 === 20) return 'draft'
  if (index % 53 === 30) return 'rejected'
  if (index % 59 === 40) return 'hidden'
  return index === 124 ? 'blocked' : 'active'
}

async function takeTo(market: Market, fate: Fate, product: { id: string; store_id: string }): Promise<void> {
  const { tx } = market
  if (fate === 'draft') return
  await submitProduct(tx, { ...product, moderate: true })
  if (fate === 'pending') return
  if (fate === 'rejected') return void (await rejectProduct(tx, { id: product.id, reason: refusalReasons.product[1].ar }))
  await approveProduct(tx, { id: product.id })
  if (fate === 'hidden') await hideProduct(tx, product)
  if (fate === 'blocked') await blockProduct(tx, { id: product.id, reason: refusalReasons.product[2].ar })
}

/** Shelves, property types and products of one store, through review. `counted`: how many products the market had before. */
export async function makeGoods(
  market: Market,
  goods: SeedGoods,
  pictures: ReadonlyMap<string, Promise<string[]>>,
  counted: number,
): Promise<void> {
  const { tx } = market
  const { id: store_id } = idFor(market.stores, goods.store)
  const { category, subcategory } = stores.find(({ slug }) => slug === goods.store) ?? {}
  const opened = before(market, historyDays + 1.5)
  await travelTo(market, opened)
  const shelves = new Map<string, string>()
  for (const { key, name } of goods.shelves) shelves.set(key, (await createShelf(tx, { store_id, body: { name, active: true } })).id)
  const fields = new Map<string, string>()
  for (const { key, axis: _axis, ...field } of goods.fields.filter(({ axis }) => !axis))
    fields.set(key, (await createAdditionalField(tx, { store_id, body: additionalFieldBody.parse({ ...field, active: true }) })).id)
  for (const [at, product] of goods.products.entries()) {
    // the last of every third store's goods came yesterday and awaits its review; every fifth came in the course of the months
    const fresh = at === goods.products.length - 1 && goods.shelves.length % 2 === 0
    const days = fresh ? 1 : at % 5 === 4 ? historyDays - ((counted + at) % 60) : historyDays + 1.4
    await travelTo(market, before(market, days))
    const images = (await pictures.get(product.slug)) ?? []
    const { id } = await createProduct(tx, { store_id, slug: product.slug, body: toBody(product, images) })
    await travelTo(market, before(market, days - 0.3))
    await takeTo(market, chooseFate(counted + at, fresh), { id, store_id })
  }

  function toBody(given: SeedProduct, images: string[]) {
    const { slug: _slug, picture: _picture, shelf, fields: keys = [], description, ...product } = given
    const own = goods.fields.filter(({ key }) => keys.includes(key))
    const html = (text: string) => `<p>${text}</p>`
    return productBody.parse({
      ...product,
      images,
      description: { ar: html(description.ar), en: html(description.en) },
      attachments: [],
      tags: [...product.tags],
      category_id: idFor(market.categories, category ?? ''),
      subcategory_id: idFor(market.subcategories, `${category}/${subcategory}`),
      shelf_id: idFor(shelves, shelf),
      additional_fields: own.filter(({ axis }) => !axis).map(({ key }) => idFor(fields, key)),
      ...makeVariants(
        given,
        own.filter(({ axis }) => axis),
      ),
    })
  }
}
