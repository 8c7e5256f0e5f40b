import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { LocalLink } from './link.tsx'

/** A link that looks like a button: for actions that lead to a page. */
export function LinkButton({ to, children, ...rest }: ButtonProps & { to: string; children: ReactNode }) {
  return (
    <Button {...rest} renderRoot={(root) => <LocalLink to={to} {...root} />}>
      {children}
    </Button>
  )
}
