import { inLocale } from '@rahba/contract/kernel/locale'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { approval, unapproved } from '@rahba/contract/stores/store-states'
import { IconAlertTriangle, IconBan } from '@tabler/icons-react'
import { UserText } from '../../kit/layout/direction.tsx'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './banners.module.css'
import { profilePages } from './profile-steps.ts'

/** The store's suspension or permanent closing with its reason, and what its file lacks. Most stores see neither: a chunk of its own. */
export function StateBanner({ store, lacks }: { store: StoreProfile; lacks: boolean }) {
  const t = useText('portal/layout').banners
  const locale = useLocale()
  const step = store.missing[0]?.step ?? 'store_info'
  const lacking = store.missing.map(({ what }) => inLocale(what, locale)).join(locale === 'ar' ? '، ' : ', ')
  return (
    <>
      {store.approved === approval.suspended && (
        <p className={classes.banner}>
          <IconBan size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.suspended} <UserText>{store.status_reason ?? ''}</UserText> <LocalLink to="/store/pages/contact-us">{t.contact}</LocalLink>
          </span>
        </p>
      )}
      {store.approved === approval.closed && (
        <p className={classes.banner}>
          <IconBan size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {t.closed} <UserText>{store.status_reason ?? ''}</UserText>
          </span>
        </p>
      )}
      {lacks && (
        <p className={classes.banner}>
          <IconAlertTriangle size={18} stroke={1.6} aria-hidden="true" />
          <span>
            {unapproved.includes(store.approved) ? t.incomplete : t.lacking(lacking)}{' '}
            <LocalLink to={profilePages[step]}>{t.complete}</LocalLink>
          </span>
        </p>
      )}
    </>
  )
}
