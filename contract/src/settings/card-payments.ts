/** The key of the public setting that says whether the platform has a gateway for cards. It follows the server's configuration and is never saved. */
export const takesCardsKey = 'takes_cards'

/** True if the platform takes cards at all, from the public settings. Whether one pays a certain amount, its quote says. */
export const takesCards = (settings: readonly { key: string; body: unknown }[]): boolean =>
  settings.some(({ key, body }) => key === takesCardsKey && body === true)
