import { splitNames, storeSplits } from '@rahba/contract/statistics/figures'
import { addDays, maxPeriodDays, type Period } from '@rahba/contract/statistics/periods'
import type { Samples } from './variants.ts'

const today = new Date().toISOString().slice(0, 10)
const last = (days: number): Period => ({ from: addDays(today, 1 - days), to: today })

/** A month, a year, and as far as one may ask: each is read with as many days before it. */
const periods: Record<string, Period> = { month: last(30), year: last(365), 'two years': last(maxPeriodDays) }

interface ReportRequest {
  path: string
  label: string
  query: Record<string, string>
}

/** Lists the statistics to request among a million orders: whole and by each split, for the platform, one category, and the store with the most orders. */
export const listReportRequests = ({ ids: { category = '' } }: Samples): ReportRequest[] =>
  Object.entries(periods).flatMap(([name, period]) => {
    const request = (path: string, more: Record<string, string> = {}): ReportRequest => ({
      path,
      label: [name, ...Object.entries(more).map(([key, value]) => `${key}=${value}`)].join(' '),
      query: { ...period, ...more },
    })
    return [
      request('/admin/statistics'),
      request('/admin/statistics', { category_id: category }),
      ...splitNames.map((by) => request('/admin/statistics/split', { by })),
      request('/store/statistics'),
      ...storeSplits.map((by) => request('/store/statistics/split', { by })),
      request('/store/statistics/products'),
    ]
  })

/** How long the database may take for one, in milliseconds: somebody looks at a page that waits for it. */
export const longest = 1000
