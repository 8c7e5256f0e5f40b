import { cleanReference } from '@rahba/contract/kernel/normalise'

interface Numbered {
  id: string
  number: number
}

export interface Parcel {
  id: string
  tracking_number: string
  /** The carrier; null if the line names none. */
  shipping_company: string | null
}

const toCells = (line: string): string[] => {
  const cells = line.split(/[\t;,،؛|]/).map(cleanReference)
  return cells.length > 1 ? cells : cleanReference(line).split(/\s+/)
}

/**
 * Reads pasted tracking numbers, a line each: `order number, tracking number[, carrier]` as a table or a carrier's sheet has them, or the tracking
 * number alone, which goes to the next of `orders` that no line names. `unread` are the lines that fit no order.
 */
export function readTracking(text: string, orders: readonly Numbered[]): { parcels: Parcel[]; unread: string[] } {
  const byNumber = new Map(orders.map(({ id, number }) => [String(number), id]))
  const parcels = new Map<string, Parcel>()
  const unread: string[] = []
  const alone: { tracking_number: string; line: string }[] = []
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const [first = '', tracking_number = '', ...rest] = toCells(line).filter(Boolean)
    const id = byNumber.get(first.replace(/^#/, ''))
    if (id && tracking_number) parcels.set(id, { id, tracking_number, shipping_company: rest.join(' ') || null })
    else if (!id && first && !tracking_number) alone.push({ tracking_number: first, line })
    else unread.push(line.trim())
  }
  const waiting = orders.filter(({ id }) => !parcels.has(id))
  for (const [at, { tracking_number, line }] of alone.entries()) {
    const next = waiting[at]
    if (next) parcels.set(next.id, { id: next.id, tracking_number, shipping_company: null })
    else unread.push(line.trim())
  }
  return { parcels: [...parcels.values()], unread }
}
