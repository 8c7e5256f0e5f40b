import { findOrderStops, type OpeningTimes, type Span } from '@rahba/contract/stores/profile/opening-times'

/** Spans as a multirange of PostgreSQL; null without spans, so that statements have nothing to compare. */
function writeRanges(spans: readonly Span[]): string | null {
  if (spans.length === 0) return null
  const iso = (moment: number) => new Date(moment).toISOString()
  return `{${spans.map(({ from, to }) => `["${iso(from)}","${iso(to)}")`).join(',')}}`
}

/** The column `order_stops` for a store with these hours: when they and its holidays stop new orders, from now for the coming weeks. */
export const getOrderStops = (times: OpeningTimes, now: number): string | null => writeRanges(findOrderStops(times, now))
