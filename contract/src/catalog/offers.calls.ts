import type { Call } from '../kernel/endpoint.ts'
import type * as whole from './offers.ts'

export const listOffers: Call<typeof whole.listOffers> = { name: 'listOffers', method: 'GET', path: '/store/offers' }
export const exportOffers: Call<typeof whole.exportOffers> = { name: 'exportOffers', method: 'GET', path: '/store/offers/export' }
export const readOffer: Call<typeof whole.readOffer> = { name: 'readOffer', method: 'GET', path: '/store/offers/{id}' }
export const createOffer: Call<typeof whole.createOffer> = { name: 'createOffer', method: 'POST', path: '/store/offers' }
export const updateOffer: Call<typeof whole.updateOffer> = { name: 'updateOffer', method: 'PUT', path: '/store/offers/{id}' }
export const stopOffer: Call<typeof whole.stopOffer> = { name: 'stopOffer', method: 'POST', path: '/store/offers/{id}/stop' }
export const removeOffer: Call<typeof whole.removeOffer> = { name: 'removeOffer', method: 'DELETE', path: '/store/offers/{id}' }
export const bulkOffers: Call<typeof whole.bulkOffers> = { name: 'bulkOffers', method: 'POST', path: '/store/offers/bulk' }
