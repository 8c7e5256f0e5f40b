declare const registered: unique symbol

/**
 * A text that a message of `server/src/messages` wrote. Queues and lists take no other, so that every sentence people receive is on one page
 * (docs/notifications.md#texts).
 */
export type Registered<Text> = Text & { readonly [registered]: true }
