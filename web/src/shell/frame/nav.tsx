import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconChevronDown, type IconProps } from '@tabler/icons-react'
import clsx from 'clsx'
import { type ComponentType, type ReactNode, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocalPath } from '../../kit/nav/link.tsx'
import { PrefetchNavLink } from '../../kit/nav/prefetch.tsx'
import classes from './nav.module.css'

type Icon = ComponentType<IconProps>

interface NavItemProps {
  /** The address without the language, like `also`. */
  to: PageAddress
  label: string
  icon?: Icon
  /** Active on this address only, not below it. */
  end?: boolean
  /** Also active on these addresses and below them: pages that are reached from this one. */
  also?: readonly PageAddress[]
  /** Said beside the label when something waits there. */
  dot?: string | undefined
  nested?: boolean
}

/** A line of a sidebar. */
export function NavItem({ to, label, icon: IconOf, end = false, also = [], dot, nested = false }: NavItemProps) {
  const { pathname } = useLocation()
  const local = useLocalPath()
  const near = also.map((path) => local(path)).some((path) => pathname === path || pathname.startsWith(`${path}/`))
  return (
    <PrefetchNavLink to={local(to)} end={end} className={clsx(classes.item, nested && classes.nested)} data-near={near || undefined}>
      {IconOf && <IconOf size={18} stroke={1.6} aria-hidden="true" />}
      <span className={classes.label}>{label}</span>
      {dot && <span className={classes.dot} role="img" aria-label={dot} />}
    </PrefetchNavLink>
  )
}

/** A line of a sidebar that does something instead of leading somewhere. */
export function NavAction({
  label,
  icon: IconOf,
  onClick,
  disabled,
}: {
  label: string
  icon: Icon
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <button type="button" className={classes.item} onClick={onClick} disabled={disabled}>
      <IconOf size={18} stroke={1.6} className="mirrored" aria-hidden="true" />
      <span className={classes.label}>{label}</span>
    </button>
  )
}

/** Entries under a collapsible heading, which is open if it contains the current page. */
export function NavGroup({ label, icon: IconOf, active, children }: { label: string; icon: Icon; active: boolean; children: ReactNode }) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  const id = useId()
  const open = chosen ?? active
  return (
    <div>
      <button
        type="button"
        className={classes.item}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setChosen(!open)}
        data-current={active || undefined}
      >
        <IconOf size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.label}>{label}</span>
        <IconChevronDown size={14} className={classes.chevron} aria-hidden="true" />
      </button>
      <div id={id} hidden={!open} className={classes.lines}>
        {children}
      </div>
    </div>
  )
}

/** A heading over lines that are always there. */
export function NavHeading({ children }: { children: string }) {
  return <p className={classes.heading}>{children}</p>
}
