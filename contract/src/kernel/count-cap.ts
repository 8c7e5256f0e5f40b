/** Totals are counted up to this many rows and no further; beyond it `total_capped` is true. Apart from the schemas: pages need only the number. */
export const countCap = 1000
