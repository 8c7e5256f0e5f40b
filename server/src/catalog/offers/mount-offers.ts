import { offerLabels } from '@rahba/contract/catalog/offers/offer-labels'
import { offerName } from '@rahba/contract/catalog/offers/offer-types'
import * as calls from '@rahba/contract/catalog/offers/offers'
import type { FastifyInstance } from 'fastify'
import { seenVersion } from '../../platform/http/seen-version.ts'
import { serve } from '../../platform/http/serve.ts'
import { eachRow } from '../../platform/lists/each-row.ts'
import { exportOffers } from './export-offers.ts'
import { listOffers, readOffer } from './read-offers.ts'
import { createOffer, removeOffer, stopOffer, updateOffer } from './save-offer.ts'

// The offer as its history shows it. The name states its value in words, since a number alone may be riyals, a rate or pieces.
const toSnapshot = (offer: calls.OfferDetail | null) =>
  offer && {
    name: { ar: offerName(offer, 'ar'), en: offerName(offer, 'en') },
    offer_type: offer.offer_type,
    offer_value: offer.offer_value,
    start_date: offer.start_date,
    end_date: offer.end_date,
    state: offer.state,
    products: offer.products.map(({ id }) => id),
  }

const toEntry = (store_id: string, before: calls.OfferDetail | null, after: calls.OfferDetail | null) => ({
  entity: 'offers',
  entity_id: (after ?? before)?.id ?? null,
  store_id,
  before: toSnapshot(before),
  after: toSnapshot(after),
})

/** A store's offers; every call is held to the caller's own store. */
export function mountOffers(app: FastifyInstance): void {
  serve(app, calls.listOffers, (ctx) => listOffers(ctx.db, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, calls.exportOffers, (ctx) => exportOffers(ctx, { ...ctx.query, store_id: ctx.who.store_id }))
  serve(app, calls.readOffer, (ctx) => readOffer(ctx.db, { id: ctx.params.id, store_id: ctx.who.store_id }))
  serve(app, calls.createOffer, async (ctx) => {
    const { store_id } = ctx.who
    const after = await createOffer(ctx.db, { store_id, body: ctx.body, locale: ctx.locale })
    await ctx.audit(toEntry(store_id, null, after))
    return after
  })
  serve(app, calls.updateOffer, async (ctx) => {
    const { store_id } = ctx.who
    const { before, after } = await updateOffer(ctx.db, {
      id: ctx.params.id,
      store_id,
      body: ctx.body,
      locale: ctx.locale,
      seen: seenVersion(ctx.request),
    })
    await ctx.audit(toEntry(store_id, before, after))
    return after
  })
  serve(app, calls.stopOffer, async (ctx) => {
    const { store_id } = ctx.who
    const { before, after } = await stopOffer(ctx.db, { id: ctx.params.id, store_id })
    await ctx.audit(toEntry(store_id, before, after))
    return after
  })
  serve(app, calls.removeOffer, async (ctx) => {
    const { store_id } = ctx.who
    await ctx.audit(toEntry(store_id, await removeOffer(ctx.db, { id: ctx.params.id, store_id }), null))
    return null
  })
  serve(app, calls.bulkOffers, async (ctx) => {
    const { store_id } = ctx.who
    const { action, ids } = ctx.body
    const results = await eachRow(ctx.db, ids, { locale: ctx.locale, labels: offerLabels }, async (tx, id) => {
      if (action === 'delete')
        await ctx.audit({ action: 'offers.delete', ...toEntry(store_id, await removeOffer(tx, { id, store_id }), null) }, tx)
      else {
        const { before, after } = await stopOffer(tx, { id, store_id })
        await ctx.audit({ action: 'offers.stop', ...toEntry(store_id, before, after) }, tx)
      }
    })
    await ctx.audit({ entity: 'offers', store_id, after: { action, results } })
    return { results }
  })
}
