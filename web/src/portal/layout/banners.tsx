import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { approval, documentKinds } from '@rahba/contract/stores/store-states'
import { IconMailExclamation } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '../../text/use-text.ts'
import { verifyEmailParam } from './activation-param.ts'
import { AgreementBanner } from './agreement-banner.tsx'
import classes from './banners.module.css'
import { PapersBanner } from './papers-banner.tsx'
import { StateBanner } from './state-banner.tsx'

// Most merchants confirm their address once and never see it again.
const ActivationModal = lazy(() => import('./activation-modal.tsx'))

/** The obstacles to selling: an agreement to accept, an expired paper, a suspension, missing data, an unconfirmed email. */
export function Banners({ store }: { store: StoreProfile }) {
  const t = useText('portal/layout').banners
  const { pathname, search } = useLocation()
  const params = new URLSearchParams(search)
  const open = params.has(verifyEmailParam)
  params.set(verifyEmailParam, '')
  // A permanently closed store isn't asked for missing data.
  const closed = store.approved === approval.closed
  const papers = !closed && store.products_stop_on !== null
  // Expired papers that stop something have their own banner.
  const lapsed = papers ? store.lapsed_papers.map((kind): string => documentKinds[kind].en) : []
  const missing = store.missing.filter(({ what }) => !lapsed.includes(what.en))
  const lacks = !closed && !store.has_complete_data && missing.length > 0
  const unverified = store.email_verified_at === null
  const { due } = store.agreement
  return (
    <>
      {due && !closed && <AgreementBanner due={due} />}
      {papers && <PapersBanner store={store} />}
      {(lacks || store.status_reason !== null) && <StateBanner store={{ ...store, missing }} lacks={lacks} />}
      {unverified && (
        <p className={classes.banner}>
          <IconMailExclamation size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.unverified}{' '}
            <Link to={`${pathname}?${params}`} preventScrollReset>
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
