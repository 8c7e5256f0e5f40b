import { Alert, Anchor, Stack, Text } from '@mantine/core'
import {
  type Blocker,
  type DiagnosedProduct,
  type DiagnosedStore,
  type MendAt,
  whyNotSellable,
} from '@rahba/contract/catalog/products/why-not-sellable'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { IconAlertCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { UserText } from '../kit/layout/direction.tsx'
import { LocalLink } from '../kit/nav/link.tsx'
import { Panel } from '../kit/show/panel.tsx'
import { useLocale } from '../text/locale.ts'
import { useText } from '../text/use-text.ts'
import classes from './catalog.module.css'

interface DiagnosisProps {
  product: DiagnosedProduct
  store: DiagnosedStore
  /** The reviewers' reason for a rejected or blocked product. */
  reason: string | null
  /** The pages where each kind of blocker is fixed, as far as this surface has one. */
  pages: Partial<Record<MendAt, PageAddress>>
  /** Goes to the field of the form beside it that fixes a blocker, or to the switch above it; without it there is no such form. */
  goTo?: (field: string) => void
}

function Mend({ blocker, pages, goTo }: { blocker: Blocker } & Pick<DiagnosisProps, 'pages' | 'goTo'>) {
  const t = useText('catalog').diagnosis
  const to = pages[blocker.mend]
  const label = t.mend[blocker.mend]
  const field = blocker.mend === 'store_switch' ? blocker.mend : blocker.field
  if (goTo && field)
    return (
      <Anchor component="button" type="button" inherit ta="start" onClick={() => goTo(field)}>
        {blocker.mend === 'product' ? t.toField : label}
      </Anchor>
    )
  return to && label && <LocalLink to={to}>{label}</LocalLink>
}

function Line({ blocker, ...mend }: { blocker: Blocker } & Pick<DiagnosisProps, 'pages' | 'goTo'>) {
  const locale = useLocale()
  return (
    <li>
      {blocker.kind === 'missing' ? (
        <IconCircleDashed size={16} color="var(--mantine-color-dimmed)" aria-hidden="true" />
      ) : (
        <IconAlertCircle size={16} color="var(--mantine-color-orange-7)" aria-hidden="true" />
      )}
      <span>
        {blocker[locale]} <Mend blocker={blocker} {...mend} />
      </span>
    </li>
  )
}

/** The reasons a product does not sell, each with the place to fix it; or that it sells. */
export function Diagnosis({ product, store, reason, ...mend }: DiagnosisProps) {
  const t = useText('catalog').diagnosis
  const found = whyNotSellable(product, store)
  const missing = found.filter(({ kind }) => kind === 'missing')
  const stops = found.filter(({ kind }) => kind === 'stops')
  if (found.length === 0) {
    return (
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        {t.sells}
      </Alert>
    )
  }
  const group = (title: string, blockers: Blocker[]) =>
    blockers.length > 0 && (
      <div>
        <Text size="xs" c="dimmed" mb={4}>
          {title}
        </Text>
        <ul className={classes.blockers}>
          {blockers.map((blocker) => (
            <Line key={blocker.code} blocker={blocker} {...mend} />
          ))}
        </ul>
      </div>
    )
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        {reason && (
          <Alert color="red" variant="light" title={t.reason}>
            <UserText>{reason}</UserText>
          </Alert>
        )}
        {group(t.missing, missing)}
        {group(t.stops, stops)}
      </Stack>
    </Panel>
  )
}
