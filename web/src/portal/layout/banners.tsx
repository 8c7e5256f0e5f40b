import { inLocale } from '@rahba/contract/kernel/locale'
import type { StoreProfile } from '@rahba/contract/stores/store-schemas'
import { approval, unapproved } from '@rahba/contract/stores/store-states'
import { IconAlertTriangle, IconBan, IconMailExclamation } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { UserText } from '../../kit/direction.tsx'
import { usePathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { verifyEmailParam } from './activation-param.ts'
import classes from './banners.module.css'
import { profilePages } from './profile-steps.ts'

// most merchants confirm their address once and never see it again
const ActivationModal = lazy(() => import('./activation-modal.tsx'))

/** What keeps the store from selling: a suspension, data that is missing, an email that is not confirmed. */
export function Banners({ store }: { store: StoreProfile }) {
  const t = useText('portal/layout').banners
  const to = usePathTo()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  const open = asked.has(verifyEmailParam)
  asked.set(verifyEmailParam, '')
  const step = store.missing[0]?.step ?? 'store_info'
  const unverified = store.email_verified_at === null
  const lacking = store.missing.map(({ what }) => inLocale(what, locale)).join(locale === 'ar' ? '، ' : ', ')
  return (
    <>
      {store.approved === approval.suspended && (
        <p className={classes.banner}>
          <IconBan size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.suspended} <UserText>{store.status_reason ?? ''}</UserText> <Link to={to('/store/pages/contact-us')}>{t.contact}</Link>
          </span>
        </p>
      )}
      {!store.has_complete_data && (
        <p className={classes.banner}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {unapproved.includes(store.approved) ? t.incomplete : t.lacking(lacking)} <Link to={to(profilePages[step])}>{t.complete}</Link>
          </span>
        </p>
      )}
      {unverified && (
        <p className={classes.banner}>
          <IconMailExclamation size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.unverified}{' '}
            <Link to={`${pathname}?${asked}`} preventScrollReset>
              {t.verify}
            </Link>
          </span>
        </p>
      )}
      {unverified && open && (
        <Suspense>
          <ActivationModal email={store.email} />
        </Suspense>
      )}
    </>
  )
}
