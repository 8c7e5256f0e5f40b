import { Button, type ButtonProps, Text } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from '../layout/page.module.css'

interface BlockedButtonProps extends ButtonProps {
  /** The reason it can't be done now. */
  why: string
  children: ReactNode
}

/** A button that can't be pressed now, and beside it why: said before somebody tries. */
export function BlockedButton({ why, children, ...look }: BlockedButtonProps) {
  const id = useId()
  return (
    <>
      <Text id={id} size="sm" c="dimmed" className={classes.why ?? ''}>
        {why}
      </Text>
      <Button {...look} disabled aria-describedby={id}>
        {children}
      </Button>
    </>
  )
}
