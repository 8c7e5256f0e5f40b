import type { ReactNode } from 'react'
import classes from '../kit.module.css'

interface ScrollRegionProps {
  /** What is in it, for who hears it named. */
  label: string
  /** How high it may be, and what else is its own. */
  className?: string | undefined
  children: ReactNode
}

/** What may be wider or higher than its room, such as a table on a phone: it scrolls in itself, by the keyboard too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the keyboard
    <section className={className ? `${classes.scroll} ${className}` : classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
