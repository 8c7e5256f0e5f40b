import { Button } from '@mantine/core'
import { Link } from 'react-router'
import classes from './list.module.css'

interface Door {
  to: string
  label: string
}

/** The ways on from a page of a list: back to its first page, and to more of it. */
export function ListFoot({ first, more }: { first: Door | null; more: Door | null }) {
  return (
    <div className={classes.foot}>
      {first && (
        <Button component={Link} to={first.to} variant="subtle">
          {first.label}
        </Button>
      )}
      {more && (
        <Button component={Link} to={more.to} variant="default" size="md">
          {more.label}
        </Button>
      )}
    </div>
  )
}
