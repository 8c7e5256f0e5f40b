import type { StoreSession } from '@rahba/contract/stores/portal-frame'
import { IconAlertTriangle, IconMailExclamation } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { useText } from '../../text/use-text.ts'
import classes from './banners.module.css'

/** The activation window is open when the address holds this; it is drawn by whoever confirms the email. */
export const verifyEmailParam = 'verify-email'

/** What keeps the store from selling: data that is missing, an email that is not confirmed. */
export function Banners({ store }: { store: StoreSession }) {
  const t = useText('portal/layout').banners
  const to = usePathTo()
  const { pathname, search } = useLocation()
  const verify = new URLSearchParams(search)
  verify.set(verifyEmailParam, '')
  return (
    <>
      {!store.has_complete_data && (
        <p className={classes.banner}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.incomplete} <Link to={to('/store/profile/settings')}>{t.complete}</Link>
          </span>
        </p>
      )}
      {store.email_verified_at === null && (
        <p className={classes.banner}>
          <IconMailExclamation size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.unverified}{' '}
            <Link to={`${pathname}?${verify}`} preventScrollReset>
              {t.verify}
            </Link>
          </span>
        </p>
      )}
    </>
  )
}
