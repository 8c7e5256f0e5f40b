/**
 * The cookie that names the page of the web to which a customer comes back from the gateway's page. Only the browser that pays has it, so the app's
 * customers see the plain page that sends them back to the app. It is sent to the address of the return alone.
 */
export const cardReturn = { cookie: 'card_return', path: '/api/card-payments' } as const

/** The time in which the gateway's answer is awaited, in ms: the sweep asks again every five minutes. */
const confirmingTime = 10 * 60_000

/** Returns a page's address with a mark: the gateway could not be asked yet when the customer came back. `now` in ms. */
export const markConfirming = (page: string, now = Date.now()): string => `${page}${page.includes('?') ? '&' : '?'}confirming=${now}`

/** True if the mark in an address is so fresh that the gateway's answer may still come. `now` in ms. */
export function isConfirming(mark: string | null, now = Date.now()): boolean {
  const age = now - Number(mark ?? Number.NaN)
  return age >= 0 && age < confirmingTime
}

/** Returns the page that the cookie names; null for anything but an order or a checkout of ours. */
export const readCardReturn = (value: string | undefined): string | null =>
  value !== undefined && /^\/(ar|en)\/orders(\/[\da-f-]{36}|\?checkout=[\da-f-]{36})$/.test(value) ? value : null
