import { adjustFor, pickTextOn } from '@rahba/contract/stores/profile/store-colors'
import type { CSSProperties } from 'react'

/** The grounds of public pages in both colour modes: `--ground` of `web/src/theme/global.css`. */
const grounds = { light: '#faf9f7', dark: '#1a1816' } as const

/**
 * The colour of a store as variables for the styles of its page, each shade with a text that can be read; nothing for a store without one, whose page
 * then has the platform's.
 * @param color `#rrggbb`
 */
export function getAccentStyle(color: string | null): CSSProperties {
  if (color === null) return {}
  return {
    '--store-accent': color,
    '--store-on-accent': pickTextOn(color),
    '--store-accent-light': adjustFor(color, grounds.light),
    '--store-accent-dark': adjustFor(color, grounds.dark),
    // React's type has no custom properties.
  } as CSSProperties
}
