import { callsOf } from '../kernel/endpoint.ts'
import type * as whole from './carrier-credit.ts'

const call = callsOf<typeof whole>()

export const payBackCarrier = call({
  name: 'payBackCarrier',
  method: 'POST',
  path: '/admin/carriers/{carrier}/credit-payments',
  idempotent: true,
})
