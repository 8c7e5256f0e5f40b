import { Text } from '@mantine/core'
import { readAdminProductHistory } from '@rahba/contract/catalog/admin-products'
import type { ProductHistory } from '@rahba/contract/catalog/product-answers'
import { productHistoryLabels } from '@rahba/contract/catalog/product-history-labels'
import { type ProductStatus, productStateLabels } from '@rahba/contract/catalog/product-states'
import { labelOf } from '@rahba/contract/kernel/labels'
import { formatAmount } from '@rahba/contract/kernel/money'
import { useCall } from '../../api/queries.ts'
import { UserText } from '../../kit/direction.tsx'
import { plainText } from '../../kit/format.ts'
import { Panel } from '../../kit/panel.tsx'
import { ErrorState, FactsSkeleton } from '../../kit/states.tsx'
import { Timeline } from '../../kit/timeline.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import classes from './catalog.module.css'

type Change = ProductHistory[number]['changes'][number]

const named = {
  ...productHistoryLabels,
  reason: { ar: 'السبب', en: 'Reason' },
  status_reason: { ar: 'السبب', en: 'Reason' },
  status: { ar: 'الحالة', en: 'Status' },
}
const money = new Set(['price', 'price_after_discount'])
// Ids say nothing to a reader: that they changed is enough.
const ids = new Set(['images', 'attachments', 'additional_fields', 'category_id', 'subcategory_id', 'shelf_id'])

function shortOf(text: string): string {
  const plain = plainText(text)
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}

/** One changed field as a line: its name, and both values where they can be read. */
function ChangeLine({ change: { field, before, after } }: { change: Change }) {
  const locale = useLocale()
  const shown = (value: string | null): string => {
    if (value === null) return '—'
    if (money.has(field)) return formatAmount(Number(value))
    if (field === 'status') return productStateLabels[value as ProductStatus]?.[locale] ?? value // an own column's value
    if (/^\{"(ar|en)"/.test(value)) return shortOf((JSON.parse(value) as Record<string, string>)[locale] ?? '') // a bilingual column
    if (value.startsWith('[')) return shortOf((JSON.parse(value) as unknown[]).join(locale === 'ar' ? '، ' : ', ')) // a list's own text
    return shortOf(value)
  }
  return (
    <li>
      {labelOf([field], locale, named)}
      {!ids.has(field.replace(/^waiting_/, '')) && (
        <>
          {': '}
          <UserText>{shown(before)}</UserText> {locale === 'ar' ? '←' : '→'} <UserText>{shown(after)}</UserText>
        </>
      )}
    </li>
  )
}

/** Who changed what, the newest first. */
export function ProductHistoryPanel({ id }: { id: string }) {
  const t = useText('admin/products')
  const history = useCall(readAdminProductHistory, { params: { id } })
  const body = () => {
    if (history.error && !history.data) return <ErrorState error={history.error} retry={() => void history.refetch()} />
    if (!history.data) return <FactsSkeleton rows={4} />
    if (history.data.length === 0) {
      return (
        <Text size="sm" c="dimmed">
          {t.noHistory}
        </Text>
      )
    }
    return (
      <Timeline
        entries={history.data.map((entry) => ({
          key: entry.id,
          at: entry.at,
          by: [t.actors[entry.actor_type] ?? entry.actor_type, entry.actor_name].filter(Boolean).join(' · '),
          title: (
            <>
              {t.actions[entry.action] ?? entry.action}
              {entry.changes.length > 0 && (
                <ul className={classes.changes}>
                  {entry.changes.map((change) => (
                    <ChangeLine key={change.field} change={change} />
                  ))}
                </ul>
              )}
            </>
          ),
        }))}
      />
    )
  }
  return <Panel title={t.history}>{body()}</Panel>
}
