import type { ReactNode } from 'react'
import { getAccentStyle } from './accent.ts'
import classes from './store-accent.module.css'

/** Draws what is inside in the colour of a store: `--accent` is the fill, `--on-accent` the text on it, `--accent-text` the text on the page. */
export function StoreAccent({ color, children }: { color: string | null; children?: ReactNode }) {
  return (
    <div className={classes.accent} style={getAccentStyle(color)}>
      {children}
    </div>
  )
}
