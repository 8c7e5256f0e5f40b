import { checkTerms, deliveryTerms } from '@rahba/contract/stores/delivery/delivery-rules'
import { z } from 'zod'

/** Terms as they are being typed: an amount that can't be read is still text. */
export interface TermsDraft {
  delivers: boolean
  delivery_charge: number | string | null
  min_order_cost: number | string | null
  free_from: number | string | null
  days_min: number | string | null
  days_max: number | string | null
}

/** A rule for a city, a region (no city) or the whole Kingdom (neither). */
export interface RuleDraft extends TermsDraft {
  city_id: string | null
  region_id: string | null
}

/** The terms of an exception, which has none. */
export const noTerms: TermsDraft = {
  delivers: false,
  delivery_charge: 0,
  min_order_cost: 0,
  free_from: null,
  days_min: null,
  days_max: null,
}

/** The terms of a rule, as its dialog begins with them. */
export const getTerms = ({ city_id: _city, region_id: _region, ...terms }: RuleDraft): TermsDraft => terms

/** The value of the Kingdom in the choice of places. */
export const kingdom = 'kingdom'

/** The place of a rule as one value: a city's or region's id, or the Kingdom. */
export const getPlace = ({ city_id, region_id }: Pick<RuleDraft, 'city_id' | 'region_id'>): string => city_id ?? region_id ?? kingdom

/** The places that get the same terms, and these terms: the rules of the server's body. */
export const termsSchema = z.strictObject({ places: z.array(z.string()).min(1), ...deliveryTerms }).superRefine(checkTerms)
