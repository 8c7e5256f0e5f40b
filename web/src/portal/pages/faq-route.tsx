import { Button, TextInput } from '@mantine/core'
import { listFaqsFor } from '@rahba/contract/content/public.calls'
import { IconSearch } from '@tabler/icons-react'
import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { FaqList } from '../../content/faq-list.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { useText } from '../../text/use-text.ts'
import classes from './pages.module.css'

export const handle: RouteHandle = { text: ['content'] }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 100)
  return { q, questions: await callApi(context, listFaqsFor, { query: { audience: 'stores', q } }) }
}

/** `/store/pages/faq`: what merchants ask, searched in the address. */
export default function FaqRoute() {
  const { q, questions } = useLoaderData<typeof loader>()
  const t = useText('content').faq
  const help = useText('content').help
  return (
    <div className={classes.narrow}>
      <PageHeader title={t.title} breadcrumbs={[{ label: help.title, to: '/store/pages' }]} />
      <Form method="get" role="search" className={classes.search} replace>
        <TextInput
          key={q}
          name="q"
          type="search"
          defaultValue={q}
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          maxLength={100}
        />
        <Button type="submit" variant="default">
          {t.find}
        </Button>
      </Form>
      {q && questions.length > 0 && (
        <p className={classes.updated} role="status">
          {t.found(questions.length)}
        </p>
      )}
      {questions.length > 0 ? <FaqList questions={questions} name="faq" /> : <EmptyState title={t.none} body={t.noneHint} />}
      <div className={classes.note}>
        <div>
          <p>{t.stillTitle}</p>
          <p>{t.still}</p>
        </div>
        <LinkButton to="/store/pages/contact-us" variant="default">
          {t.ask}
        </LinkButton>
      </div>
    </div>
  )
}
