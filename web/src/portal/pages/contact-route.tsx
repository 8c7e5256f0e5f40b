import { Box } from '@mantine/core'
import { readOwnDevelopment } from '@rahba/contract/conversations/own-development-messages.calls'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ContactForm } from '../../content/contact-form.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { UrlTabs } from '../../kit/nav/url-tabs.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { SupportWays } from '../../shell/frame/support-ways.tsx'
import { readPublicSettings } from '../../shell/request/public-settings.ts'
import { pageRead, readAhead } from '../../shell/request/read-for-page.ts'
import { listReads } from '../../shell/request/read-list.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import { DevelopmentPanel } from './development-panel.tsx'
import { developmentsList } from './developments-list.ts'
import classes from './pages.module.css'

export const handle: RouteHandle = { text: ['kit', 'content', 'development'] }

function tabReads(request: Request) {
  const params = new URL(request.url).searchParams
  const message = params.get('message')
  if (params.get('tab') !== 'development') return []
  return message ? [pageRead(readOwnDevelopment, { params: { id: message } })] : listReads(request, developmentsList)
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [{ support_phone, support_email }, carried] = await Promise.all([
    readPublicSettings(context),
    readAhead(context, ...tabReads(request)),
  ])
  return { ...(support_phone ? { support_phone } : {}), ...(support_email ? { support_email } : {}), ...carried }
}

function QuickMessage() {
  const t = useText('content')
  const { member_name, phone, email } = useStore()
  const settings = useLoaderData<typeof loader>()
  return (
    <Panel>
      <p className={classes.updated}>{t.contact.lead}</p>
      <Box mb="md">
        <SupportWays settings={settings} label={t.contact.support} />
      </Box>
      <ContactForm initial={{ name: member_name, phone, email }} />
    </Panel>
  )
}

/** `/store/pages/contact-us`: a message to the platform, with what the store's profile knows filled in, and what the store asked before. */
export default function ContactRoute() {
  const t = useText('content')
  const words = useText('development').own
  return (
    <div className={classes.narrow}>
      <PageHeader title={t.contact.title} breadcrumbs={[{ label: t.help.title, to: '/store/pages' }]} />
      <UrlTabs
        aria-label={t.contact.title}
        tabs={[
          { key: 'contact', label: words.contactTab, content: () => <QuickMessage /> },
          {
            key: 'development',
            label: words.tab,
            content: () => <DevelopmentPanel />,
          },
        ]}
      />
    </div>
  )
}
