/** A city as it is being typed: an amount that can't be read is still text. */
export interface CityDraft {
  city_id: string
  delivery_charge: number | string | null
  min_order_cost: number | string | null
}
