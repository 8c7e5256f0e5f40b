import { Button } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../text/use-text.ts'
import classes from '../layout/page.module.css'
import type { RowAction } from '../list/columns.ts'
import { LinkButton } from './link-button.tsx'
import { MenuButton } from './menu-button.tsx'

/** An action in a page's head beside its main action. */
export interface HeadAction extends RowAction {
  busy?: boolean
}

interface MoreActionsProps {
  actions: readonly HeadAction[]
  /** Parts that are no plain buttons, where there is room for them. */
  children?: ReactNode
  /** The actions that replace them in the menu of a phone. */
  inTheirPlace?: readonly RowAction[]
  /** The menu of what can't be done now: its name, and what is written over it. */
  unavailable?: { label: string; head: string }
}

/** Side by side where there is room, on a phone one menu beside the main action. What can't be done now says why in a menu on both. */
export function MoreActions({ actions, children, inTheirPlace = [], unavailable }: MoreActionsProps) {
  const { moreActions } = useText('kit')
  const possible = actions.filter(({ disabled }) => !disabled)
  const others = actions.filter(({ disabled }) => disabled)
  if (actions.length + inTheirPlace.length === 0) return null
  return (
    <>
      <div className={classes.wide}>
        {children}
        {possible.map(({ key, label, icon, onClick, href, tone, busy }) => {
          const look = {
            variant: 'default',
            leftSection: icon,
            loading: Boolean(busy),
            ...(tone === 'danger' ? { c: 'red' } : {}),
          } as const
          return href ? (
            <LinkButton key={key} to={href} {...look}>
              {label}
            </LinkButton>
          ) : (
            <Button key={key} {...look} {...(onClick ? { onClick } : {})}>
              {label}
            </Button>
          )
        })}
        {others.length > 0 && (
          <MenuButton width={280} head={unavailable?.head} lines={others}>
            <Button variant="default" px={10} aria-label={unavailable?.label ?? moreActions}>
              <IconDots size={16} aria-hidden="true" />
            </Button>
          </MenuButton>
        )}
      </div>
      <MenuButton width={280} lines={[...inTheirPlace, ...possible, ...others]}>
        <Button className={classes.narrow ?? ''} variant="default" px={10} aria-label={moreActions}>
          <IconDots size={16} aria-hidden="true" />
        </Button>
      </MenuButton>
    </>
  )
}
