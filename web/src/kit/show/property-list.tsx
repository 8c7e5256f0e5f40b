import type { ReactNode } from 'react'
import { None } from '../layout/direction.tsx'
import classes from '../layout/page.module.css'

interface Property {
  label: string
  value: ReactNode
}

/** The facts of one record: name and value, one under the other. An empty value is shown as such. */
export function PropertyList({ items }: { items: readonly (Property | false | null | undefined)[] }) {
  return (
    <dl className={classes.facts}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd>{item.value === null || item.value === undefined || item.value === '' ? <None /> : item.value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
