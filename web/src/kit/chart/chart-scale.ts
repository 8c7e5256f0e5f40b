/** Round figures for an axis that starts at zero and holds `most`: whole steps of 1, 2, 2.5 or 5, about four of them. The last is the axis's end. */
export function ticksFor(max: number): number[] {
  if (max <= 0) return [0]
  const rough = max / 4
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ...[[1, 2, 2.5, 5, 10].map((n) => n * size).find((n) => n >= rough && Number.isInteger(n)) ?? Math.ceil(rough)])
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, n) => n * step)
}
