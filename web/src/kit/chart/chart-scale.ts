/** Returns round values for an axis from zero to at least `max`: about four whole steps of 1, 2, 2.5 or 5. The last value is the end of the axis. */
export function ticksFor(max: number): number[] {
  if (max <= 0) return [0]
  const rough = max / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ...[[1, 2, 2.5, 5, 10].map((n) => n * size).find((n) => n >= rough && Number.isInteger(n)) ?? Math.ceil(rough)])
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, n) => n * step)
}
