import { Button, ColorSwatch, Group } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { AdminStore } from '@rahba/contract/stores/admin-stores'
import { resetAppearance } from '@rahba/contract/stores/profile/admin-profile.calls'
import { storeLabels } from '@rahba/contract/stores/store-labels'
import { useSend } from '../../../api/queries.ts'
import { useCan } from '../../../api/session.ts'
import { ConfirmAction } from '../../../kit/feedback/confirm.tsx'
import { Localized, Ltr } from '../../../kit/layout/direction.tsx'
import { Panel } from '../../../kit/show/panel.tsx'
import { Picture } from '../../../kit/show/picture.tsx'
import { PropertyList } from '../../../kit/show/property-list.tsx'
import { useLocale } from '../../../text/locale.ts'
import { useText } from '../../../text/use-text.ts'
import { storeChanged } from '../store-changed.ts'

/** The look that a store gave its page, and the button that removes it. Nothing for a store that gave it none. */
export function AppearancePanel({ store }: { store: AdminStore }) {
  const { appearance: t } = useText('admin/stores')
  const locale = useLocale()
  const mayUpdate = useCan('stores.update')
  const reset = useSend(resetAppearance, { invalidates: storeChanged, message: t.done })
  const { cover, accent_color, announcement, welcome_title, welcome_text } = store
  if (!cover && !accent_color && !announcement && !welcome_title && !welcome_text) return null
  const label = (key: string) => inLocale(storeLabels[key] ?? { ar: key, en: key }, locale)
  const action = mayUpdate && (
    <ConfirmAction
      title={t.title}
      body={t.body}
      confirmLabel={t.reset}
      tone="danger"
      reason="required"
      onConfirm={(reason) => reset.sendAsync({ params: { id: store.id }, body: { reason } })}
    >
      <Button variant="default" size="compact-sm">
        {t.reset}
      </Button>
    </ConfirmAction>
  )
  return (
    <Panel title={t.heading} actions={action}>
      <PropertyList
        items={[
          cover !== null && { label: label('cover'), value: <Picture id={cover} alt="" width={240} height={69} /> },
          accent_color !== null && {
            label: label('accent_color'),
            value: (
              <Group gap={8} component="span">
                <ColorSwatch color={accent_color} size={16} component="span" />
                <Ltr>{accent_color}</Ltr>
              </Group>
            ),
          },
          announcement && { label: label('announcement'), value: <Localized text={announcement} /> },
          welcome_title && { label: label('welcome_title'), value: <Localized text={welcome_title} /> },
          welcome_text && { label: label('welcome_text'), value: <Localized text={welcome_text} /> },
        ]}
      />
    </Panel>
  )
}
