import { Button, type ButtonProps } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { ReactNode } from 'react'
import { LocalLink } from './link.tsx'

interface LinkButtonProps extends ButtonProps {
  to: PageAddress
  /** Beside what is written here, not in its place. */
  target?: '_blank'
  children: ReactNode
}

/** A link that looks like a button: for actions that lead to a page. */
export function LinkButton({ to, target, children, ...rest }: LinkButtonProps) {
  return (
    <Button {...rest} renderRoot={(root) => <LocalLink to={to} {...(target ? { target } : {})} {...root} />}>
      {children}
    </Button>
  )
}
