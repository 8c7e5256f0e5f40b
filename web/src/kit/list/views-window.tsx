import { ActionIcon, Badge, Text } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useSend } from '../../api/queries.ts'
import type { View } from '../../api/views.ts'
import { useText } from '../../text/use-text.ts'
import { ConfirmDialog } from '../feedback/confirm.tsx'
import { Dialog } from '../feedback/dialog.tsx'
import { UserText } from '../layout/direction.tsx'
import type { MenuLine } from '../nav/lazy-menu.tsx'
import { MenuButton } from '../nav/menu-button.tsx'
import classes from './list.module.css'
import type { Views } from './use-views.ts'
import ViewDialog from './view-dialog.tsx'

/** All views of a list, and what can be done with each; those of others can only be opened. */
export default function ViewsWindow({ views, opened, onClose }: { views: Views; opened: boolean; onClose: () => void }) {
  const { views: t } = useText('kit')
  const { close } = useText('common').actions
  const { name: list, calls, default_id, now, apply } = views
  const invalidates = [calls.list]
  const update = useSend(calls.update, { invalidates, message: t.saved })
  const remove = useSend(calls.remove, { invalidates, message: t.removed })
  const makeDefault = useSend(calls.makeDefault, { invalidates, message: t.saved })
  const [renaming, setRenaming] = useState<View | null>(null)
  const [removing, setRemoving] = useState<View | null>(null)
  const toLines = (view: View): MenuLine[] => {
    const isDefault = view.id === default_id
    const change = (body: Partial<Pick<View, 'shared' | 'query'>>) =>
      update.send({ params: { id: view.id }, body: { name: view.name, shared: view.shared, query: view.query, ...body } })
    return [
      {
        key: 'apply',
        label: t.apply,
        onClick: () => {
          apply(view)
          onClose()
        },
      },
      {
        key: 'default',
        label: isDefault ? t.notDefault : t.makeDefault,
        onClick: () => makeDefault.send({ body: { list, view_id: isDefault ? null : view.id } }),
      },
      ...(view.own
        ? [
            { key: 'rename', label: t.rename, onClick: () => setRenaming(view) },
            { key: 'share', label: view.shared ? t.unshare : t.share, onClick: () => change({ shared: !view.shared }) },
            { key: 'overwrite', label: t.overwrite, onClick: () => change({ query: now }) },
            { key: 'remove', label: t.remove, tone: 'danger' as const, onClick: () => setRemoving(view) },
          ]
        : []),
    ]
  }
  return (
    <Dialog opened={opened} onClose={onClose} title={t.title} size={480} closeButtonProps={{ 'aria-label': close }}>
      <ul className={classes.views}>
        {views.views.map((view) => (
          <li key={view.id} className={classes.view}>
            <div className={classes.viewName}>
              <UserText>{view.name}</UserText>
              <Text size="xs" c="dimmed">
                {view.owner ? t.by(view.owner) : view.shared ? t.isShared : t.isOwn}
              </Text>
            </div>
            {view.id === default_id && (
              <Badge variant="light" tt="none" fw={400}>
                {t.isDefault}
              </Badge>
            )}
            <MenuButton lines={toLines(view)} width={220}>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.actions(view.name)}>
                <IconDots size={18} />
              </ActionIcon>
            </MenuButton>
          </li>
        ))}
      </ul>
      <ViewDialog views={views} view={renaming} opened={renaming !== null} onClose={() => setRenaming(null)} />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t.removeTitle(removing?.name ?? '')}
        body={removing?.shared ? t.removeShared : t.removeBody}
        confirmLabel={t.remove}
        tone="danger"
        onConfirm={() => (removing ? remove.sendAsync({ params: { id: removing.id } }) : undefined)}
      />
    </Dialog>
  )
}
