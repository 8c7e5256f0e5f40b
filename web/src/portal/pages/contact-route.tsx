import { ContactForm } from '../../content/contact-form.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Panel } from '../../kit/panel.tsx'
import type { RouteHandle } from '../../shell/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import classes from './pages.module.css'

export const handle: RouteHandle = { text: ['content'] }

/** `/store/pages/contact-us`: a message to the platform, with what the store's profile knows filled in. */
export default function ContactRoute() {
  const t = useText('content')
  const { member_name, phone, email } = useStore()
  return (
    <div className={classes.narrow}>
      <PageHeader title={t.contact.title} breadcrumbs={[{ label: t.help.title, to: '/store/pages' }]} />
      <Panel>
        <p className={classes.updated}>{t.contact.lead}</p>
        <ContactForm initial={{ name: member_name, phone, email }} />
      </Panel>
    </div>
  )
}
