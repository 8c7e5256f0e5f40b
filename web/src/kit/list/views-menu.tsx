import { ActionIcon } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconCheck, IconDeviceFloppy, IconSettings, IconUsers } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Hint } from '../feedback/hint.tsx'
import type { MenuLine } from '../nav/lazy-menu.tsx'
import { MenuButton } from '../nav/menu-button.tsx'
import type { Views } from './use-views.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))
const ViewsWindow = lazy(() => import('./views-window.tsx'))

/** The views kept of a list: one press brings one back; what is shown now is saved under a name, and the rest is done in a window of its own. */
export function ViewsMenu({ views: { views, current, apply, ...rest } }: { views: Views }) {
  const { views: t } = useText('kit')
  const [saving, setSaving] = useState({ mounted: false, opened: false })
  const [managing, setManaging] = useState({ mounted: false, opened: false })
  if (!rest.kept) return null
  const lines: MenuLine[] = [
    ...views.map((view) => ({
      key: view.id,
      label: view.name,
      icon: view === current ? <IconCheck size={16} /> : view.own ? <IconBookmark size={16} /> : <IconUsers size={16} />,
      onClick: () => apply(view),
    })),
    { key: '_save', label: t.save, icon: <IconDeviceFloppy size={16} />, onClick: () => setSaving({ mounted: true, opened: true }) },
    ...(views.length > 0
      ? [{ key: '_manage', label: t.manage, icon: <IconSettings size={16} />, onClick: () => setManaging({ mounted: true, opened: true }) }]
      : []),
  ]
  const all = { views, current, apply, ...rest }
  return (
    <>
      <Hint label={current ? t.shown(current.name) : t.title}>
        <MenuButton lines={lines} width={260}>
          <ActionIcon variant="subtle" color={current ? 'brand' : 'gray'} size="lg" aria-label={current ? t.shown(current.name) : t.title}>
            {current ? <IconBookmarkFilled size={18} /> : <IconBookmark size={18} />}
          </ActionIcon>
        </MenuButton>
      </Hint>
      <Suspense>
        {saving.mounted && (
          <ViewDialog views={all} view={null} opened={saving.opened} onClose={() => setSaving({ mounted: true, opened: false })} />
        )}
        {managing.mounted && (
          <ViewsWindow views={all} opened={managing.opened} onClose={() => setManaging({ mounted: true, opened: false })} />
        )}
      </Suspense>
    </>
  )
}
