/**
 * The cookie that names the page of the web to which a customer comes back from the gateway's page. Only the browser that pays has it, so the app's
 * customers see the plain page that sends them back to the app. It is sent to the address of the return alone.
 */
export const cardReturn = { cookie: 'card_return', path: '/api/card-payments' } as const

/** Returns the page that the cookie names; null for anything but an order or a checkout of ours. */
export const readCardReturn = (value: string | undefined): string | null =>
  value !== undefined && /^\/(ar|en)\/orders(\/[\da-f-]{36}|\?checkout=[\da-f-]{36})$/.test(value) ? value : null
