import { Group, Text } from '@mantine/core'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { decideStoreChange } from '@rahba/contract/stores/admin-stores.calls'
import type { StoreChangeRequest } from '@rahba/contract/stores/profile/store-changes'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { IconArrowRight } from '@tabler/icons-react'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { DateTime } from '../../../kit/show/date-time.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { ChangeValue } from '../../../stores/change-value.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { AcceptOrReject } from '../decisions/accept-or-reject.tsx'
import { storeChanged } from '../store-changed.ts'
import classes from '../stores.module.css'

function ChangeRow({ store_id, change }: { store_id: string; change: StoreChangeRequest }) {
  const t = useText('admin/stores').changes
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const label = storeLabels[change.field]?.[locale] ?? change.field
  const decide = useSend(decideStoreChange, { invalidates: storeChanged, message: t.done })
  const params = { id: store_id, change_id: change.id }
  return (
    <li className={classes.change}>
      <div>
        <Text size="xs" c="dimmed">
          {label} · {t.requested} <DateTime value={change.created_at} />
        </Text>
        <Text size="sm" component="div" className={classes.changeValues}>
          <del>
            <ChangeValue field={change.field} value={change.old} />
          </del>
          <IconArrowRight size={15} aria-hidden="true" className="mirrored" />
          {change.new === null ? (
            <em>{t.removal}</em>
          ) : (
            <ins>
              <ChangeValue field={change.field} value={change.new} />
            </ins>
          )}
        </Text>
        {change.field === 'iban_no' && (
          <Text size="xs" c="dimmed">
            {t.ibanHint}
          </Text>
        )}
      </div>
      {mayUpdate && (
        <Group gap="xs">
          <AcceptOrReject
            accept={{
              label: t.accept,
              question: { title: t.acceptTitle(label), body: t.acceptBody },
              onAccept: () => decide.sendAsync({ params, body: { decision: 'accept' } }),
            }}
            reject={{
              label: t.refuse,
              title: t.refuseTitle(label),
              body: t.refuseBody,
              reasonLabel: t.reason,
              onReject: (reason) => decide.sendAsync({ params, body: { decision: 'refuse', reason } }),
            }}
          />
        </Group>
      )}
    </li>
  )
}

/** The changes an approved store requests and can't make itself, each beside the live value. */
export function ChangesPanel({ store }: { store: AdminStore }) {
  const t = useText('admin/stores').changes
  if (store.changes.length === 0) return null
  return (
    <div style={{ marginBlockEnd: 16 }}>
      <Panel title={t.title}>
        <ul className={classes.changes}>
          {store.changes.map((change) => (
            <ChangeRow key={change.id} store_id={store.id} change={change} />
          ))}
        </ul>
      </Panel>
    </div>
  )
}
