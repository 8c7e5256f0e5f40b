import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A lazy part that the server may draw with the page. The page links the style sheets of its own imports only, so those of a lazy part would
 * come after it was painted. The page that draws it names them here. `scripts/lazy-styles.test.ts` checks that none is missing.
 */
export const styledLazy = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ..._sheets: readonly Readonly<Record<string, string>>[]
): LazyExoticComponent<ComponentType<P>> => lazy(load)
