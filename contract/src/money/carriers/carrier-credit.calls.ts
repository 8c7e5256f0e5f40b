import { declareCalls } from '../../kernel/endpoint.ts'
import type * as whole from './carrier-credit.ts'

const call = declareCalls<typeof whole>()

export const payBackCarrier = call({
  name: 'payBackCarrier',
  method: 'POST',
  path: '/admin/carriers/{carrier}/credit-payments',
  idempotent: true,
})
