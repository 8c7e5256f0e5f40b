import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './offers.ts'

const call = declareCalls<typeof whole>()

export const listOffers = call({ name: 'listOffers', method: 'GET', path: '/store/offers' })
export const exportOffers = call({ name: 'exportOffers', method: 'GET', path: '/store/offers/export' })
export const readOffer = call({ name: 'readOffer', method: 'GET', path: '/store/offers/{id}' })
export const createOffer = call({ name: 'createOffer', method: 'POST', path: '/store/offers' })
export const updateOffer = call({ name: 'updateOffer', method: 'PUT', path: '/store/offers/{id}' })
export const stopOffer = call({ name: 'stopOffer', method: 'POST', path: '/store/offers/{id}/stop' })
export const removeOffer = call({ name: 'removeOffer', method: 'DELETE', path: '/store/offers/{id}' })
export const bulkOffers = call({ name: 'bulkOffers', method: 'POST', path: '/store/offers/bulk' })
