import type { OfferState } from '@rahba/contract/catalog/offers/offer-types'
import { type SQL, sql } from 'drizzle-orm'
import { today } from '../../platform/db/today.ts'
import { offers } from './table.ts'

/** The state of an offer, by its days and whether it was stopped. */
export const offerState: SQL<OfferState> = sql<OfferState>`case when ${offers.stopped_at} is not null then 'stopped'
  when ${today} < ${offers.start_date} then 'scheduled' when ${today} > ${offers.end_date} then 'ended' else 'running' end`
