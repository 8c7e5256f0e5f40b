import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './card.ts'

const call = declareCalls<typeof whole>()

export const payByCard = call({ name: 'payByCard', method: 'POST', path: '/user/orders/{id}/card' })
export const payCheckoutByCard = call({ name: 'payCheckoutByCard', method: 'POST', path: '/user/checkouts/{id}/card' })
