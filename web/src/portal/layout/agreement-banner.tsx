import type { StoreAgreement } from '@rahba/contract/agreement/store-agreement'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { IconFileCertificate } from '@tabler/icons-react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './banners.module.css'

/** A version of the agreement that the store has to accept, and from when it is stopped without. */
export function AgreementBanner({ due }: { due: NonNullable<StoreAgreement['due']> }) {
  const t = useText('portal/layout').banners
  const locale = useLocale()
  return (
    <p className={classes.banner} data-tone={due.stops ? 'bad' : undefined} role="status">
      <IconFileCertificate size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {due.stops ? t.agreementStopped : t.agreementDue(formatDate(due.applies_from, locale, 'longDate'))}{' '}
        <LocalLink to="/store/agreement">{t.agreementLink}</LocalLink>
      </span>
    </p>
  )
}
