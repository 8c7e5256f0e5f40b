import { Alert, Button, Stack, Text } from '@mantine/core'
import type { OwnAgreement } from '@rahba/contract/agreement/agreement'
import { acceptAgreement, readStoreAgreement } from '@rahba/contract/agreement/agreement.calls'
import { formatDate } from '@rahba/contract/kernel/date-text'
import { approval } from '@rahba/contract/stores/store-states'
import { IconCircleCheck, IconFileCertificate } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { useSend } from '../../api/queries.ts'
import { Prose } from '../../content/prose.tsx'
import { EmptyState } from '../../kit/feedback/states.tsx'
import { UserText } from '../../kit/layout/direction.tsx'
import { PageHeader } from '../../kit/nav/page-header.tsx'
import { DateTime } from '../../kit/show/date-time.tsx'
import { Panel } from '../../kit/show/panel.tsx'
import { callApi } from '../../shell/request/call-api.ts'
import type { RouteHandle } from '../../shell/routing/route-handle.ts'
import { CostFacts } from '../../stores/costs/cost-facts.tsx'
import { usePlatformRates } from '../../stores/platform-rates.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { useStore } from '../layout/use-store.ts'
import classes from './agreement.module.css'

export const handle: RouteHandle = { text: ['portal/agreement', 'selling-costs', 'kit'] }

export const loader = ({ context }: LoaderFunctionArgs) => callApi(context, readStoreAgreement)

/** The store's acceptance with its member and time, or the effect of not accepting. */
function State({ accepted, due }: OwnAgreement) {
  const t = useText('portal/agreement')
  const locale = useLocale()
  if (due) {
    const day = formatDate(due.applies_from, locale, 'longDate')
    return (
      <Alert color={due.stops ? 'red' : 'saffron'} variant="light" icon={<IconFileCertificate size={18} />} title={t.due}>
        {due.stops ? t.stops(day) : t.soon(day)} {t.goesOn}
      </Alert>
    )
  }
  if (!accepted) return null
  return (
    <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />} title={t.accepted(accepted.number)}>
      <UserText>{accepted.accepted_by}</UserText> · <DateTime value={accepted.accepted_at} />
    </Alert>
  )
}

/** The costs of selling by the settings of today, since the agreement itself names no figures. */
function Costs() {
  const { title } = useText('selling-costs')
  const costs = usePlatformRates()
  return (
    costs && (
      <Panel title={title}>
        <CostFacts costs={costs} />
      </Panel>
    )
  )
}

function Accept({ number }: { number: number }) {
  const t = useText('portal/agreement')
  const { permissions } = useStore()
  const { revalidate } = useRevalidator()
  const refresh = () => void revalidate()
  const accept = useSend(acceptAgreement, { message: t.done, onDone: refresh, onFailed: refresh })
  return (
    <Panel title={t.acceptTitle}>
      <Text size="sm" mb="md">
        {t.acceptHint}
      </Text>
      {permissions.includes('profile') ? (
        <Button loading={accept.pending} onClick={() => accept.send({ body: { number } })}>
          {t.accept(number)}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t.notYours}
        </Text>
      )}
    </Panel>
  )
}

/** `/store/agreement`: the merchant agreement, what changed in it, and its acceptance. */
export default function AgreementRoute() {
  const t = useText('portal/agreement')
  const locale = useLocale()
  const agreement = useLoaderData<typeof loader>()
  const { approved } = useStore()
  const { current, due } = agreement
  if (!current) return <EmptyState title={t.none} body={t.noneHint} />
  return (
    <Stack gap="md" className={classes.page ?? ''}>
      <PageHeader title={t.title} />
      <State {...agreement} />
      {current.summary && (
        <Panel title={t.changed(current.number)}>
          <p className={classes.summary} dir="auto">
            {current.summary}
          </p>
        </Panel>
      )}
      <Panel title={current.title}>
        <Text size="sm" c="dimmed" mb="sm">
          {t.version(current.number, formatDate(current.published_at, locale))}{' '}
          {t.from(formatDate(current.applies_from, locale, 'longDate'))}
        </Text>
        <Prose html={current.body} />
      </Panel>
      <Costs />
      {due && approved !== approval.closed && <Accept number={current.number} />}
    </Stack>
  )
}
