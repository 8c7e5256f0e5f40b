/** The opening times of a store as the contract knows them (`OpeningTimes`), over `stores s`. */
export const timesText =
  "jsonb_build_object('opening_hours', s.opening_hours, 'ramadan_hours', s.ramadan_hours, 'holidays', s.holidays, 'orders_outside_hours', s.orders_outside_hours)"
