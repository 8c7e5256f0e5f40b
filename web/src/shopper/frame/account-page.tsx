import { Alert } from '@mantine/core'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { Seo } from '../../shell/head/seo.tsx'
import { useShop } from '../../shop/layout/use-shop.ts'
import { useText } from '../../text/use-text.ts'
import { AccountMenu } from './account-menu.tsx'
import classes from './account-page.module.css'
import { readDone } from './done.ts'

interface AccountPageProps {
  title: string
  path: PageAddress
  /** The page that this one belongs to; the account if it is left out. */
  parent?: { name: string; to: string }
  /** Buttons beside the title. */
  actions?: ReactNode
  /** True for the account itself, which shows its menu on phones too. */
  hub?: boolean
  children: ReactNode
}

/** A page of the signed-in shopper: the menu of the account beside it, or on a phone a way back to that. */
export function AccountPage({ title, path, parent, actions, hub = false, children }: AccountPageProps) {
  const t = useText('shopper-account')
  const to = usePathTo()
  const { origin } = useShop()
  const { search } = useLocation()
  const done = readDone(search)
  const back = parent ?? { name: t.menu.back, to: to('/account') }
  return (
    <div className={classes.page} data-hub={hub || undefined}>
      <Seo title={title} description={title} origin={origin} path={path} unlisted />
      <AccountMenu />
      <div className={classes.main}>
        {!hub && (
          <Link to={back.to} reloadDocument className={classes.back} data-parent={parent ? true : undefined}>
            <span aria-hidden="true" className={classes.arrow} />
            {back.name}
          </Link>
        )}
        <div className={classes.head}>
          <h1 className={classes.title}>{title}</h1>
          {actions}
        </div>
        {done && (
          <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />} role="status" mb="md" className={classes.done ?? ''}>
            {t.done[done]}
          </Alert>
        )}
        {children}
      </div>
    </div>
  )
}
