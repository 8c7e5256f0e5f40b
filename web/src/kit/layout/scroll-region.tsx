import type { ReactNode } from 'react'
import classes from '../kit.module.css'

interface ScrollRegionProps {
  /** The name of its content for screen readers. */
  label: string
  /** The class for its maximum height and other styles of its own. */
  className?: string | undefined
  children: ReactNode
}

/** A box for content that may be wider or higher than its space, such as a table on a phone: it scrolls by itself, by the keyboard too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by the keyboard
    <section className={className ? `${classes.scroll} ${className}` : classes.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
