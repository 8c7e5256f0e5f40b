import type { FavouriteKind } from './is-favourite.server.ts'

/**
 * The id of a heart on its page, which a form or signing in comes back to. The page to sign in reads from it what is meant to be kept.
 * @param section the place of its section on a page where one product may have several cards
 */
export const getHeartId = (kind: FavouriteKind, id: string, section?: number): string =>
  `heart-${kind}-${id}${section === undefined ? '' : `-${section}`}`

const heart = /#heart-(products|stores)-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:-\d{1,3})?$/

/** Returns what the heart that an address leads to keeps; null if it leads to none. */
export function readHeart(address: string): { kind: FavouriteKind; id: string } | null {
  const [, kind, id] = heart.exec(address) ?? []
  if (id === undefined) return null
  return { kind: kind === 'stores' ? 'stores' : 'products', id }
}
