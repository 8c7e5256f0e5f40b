import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { moneyErrors } from '../errors.ts'
import * as calls from './carrier-credit.calls.ts'
import { payBackBody } from './carrier-credit.schemas.ts'
import { carrierCreditLabels } from './carrier-credit-labels.ts'
import { carrierKeys } from './carriers.ts'

export const payBackCarrier = endpoint({
  ...calls.payBackCarrier,
  summary: "Record a repayment of a carrier's credit by a transfer that was made at the bank",
  tags: ['carriers'],
  access: { audience: 'admin', permissions: ['payments.update'] },
  owner: 'platform',
  labels: carrierCreditLabels,
  step_up: true,
  audit: { action: 'carriers.pay_back' },
  params: z.object({ carrier: z.enum(carrierKeys) }),
  body: payBackBody,
  response: z.object({ carrier: z.enum(carrierKeys), credit: z.int() }),
  errors: [moneyErrors.carrier_credit_too_low, moneyErrors.carrier_credit_reference, moneyErrors.carrier_credit_needs_another],
})
