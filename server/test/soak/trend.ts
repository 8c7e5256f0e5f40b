/** A straight line through points: by how much `y` rises with each `x`, and how far off that may be (95 %). */
export function trend(points: readonly (readonly [x: number, y: number])[]): { slope: number; error: number } {
  const count = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread
  const rest = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, error: 2 * Math.sqrt(rest / Math.max(1, count - 2) / spread) }
}
