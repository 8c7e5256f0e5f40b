import type { ReactNode } from 'react'
import classes from '../layout/page.module.css'

/** A bordered part of a page, with its heading and what can be done in it. */
export function Panel({ title, actions, children, flush }: { title?: string; actions?: ReactNode; children: ReactNode; flush?: boolean }) {
  return (
    <section className={classes.panel}>
      {(title || actions) && (
        <div className={classes.panelHead}>
          <h2 className={classes.panelTitle}>{title}</h2>
          {actions}
        </div>
      )}
      {flush ? children : <div className={classes.panelBody}>{children}</div>}
    </section>
  )
}
