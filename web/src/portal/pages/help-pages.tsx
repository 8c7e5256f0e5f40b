import { brand } from '@rahba/contract/kernel/brand'
import { IconFileCertificate, IconFileText, IconHelpCircle, IconMail, IconShieldLock, IconSparkles } from '@tabler/icons-react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

const pages = [
  { key: 'faq', to: '/store/pages/faq', Icon: IconHelpCircle },
  { key: 'contact', to: '/store/pages/contact-us', Icon: IconMail },
  { key: 'improvements', to: `/store/${brand.product}-improvements`, Icon: IconSparkles },
  { key: 'agreement', to: '/store/agreement', Icon: IconFileCertificate },
  { key: 'terms', to: '/store/pages/terms', Icon: IconFileText },
  { key: 'privacy', to: '/store/pages/privacy', Icon: IconShieldLock },
] as const

/** The help pages, each with a description. */
export function HelpPages() {
  const t = useText('content').help
  return (
    <>
      <PageHeader title={t.title} />
      <div className={classes.cards}>
        {pages.map(({ key, to, Icon }) => (
          <LocalLink key={key} to={to} className={classes.card}>
            <Icon size={24} stroke={1.6} aria-hidden="true" />
            <span>
              <strong>{t.pages[key].title}</strong>
              <span>{t.pages[key].body}</span>
            </span>
          </LocalLink>
        ))}
      </div>
    </>
  )
}
