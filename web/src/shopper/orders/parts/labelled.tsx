import type { ReactNode } from 'react'
import classes from '../orders.module.css'

/** A part of a page with its heading. `live` names a part that is renewed while the page is open (`web/src/plain/order-live.ts`). */
export function Part({ title, live, tone, children }: { title?: string; live?: string; tone?: string; children: ReactNode }) {
  return (
    <section
      className={tone === undefined ? classes.panel : `${classes.panel} ${classes.next}`}
      data-tone={tone}
      data-live={live}
      aria-label={title}
    >
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

/** A row of a list of facts. */
export function Fact({ label, sum, children }: { label: ReactNode; sum?: boolean; children: ReactNode }) {
  return (
    <div data-sum={sum || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
