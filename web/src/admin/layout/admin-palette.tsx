import { inLocale } from '@rahba/contract/kernel/locale'
import { searchPlatform } from '@rahba/contract/search/search.calls'
import {
  IconBuildingStore,
  IconFile,
  IconLanguage,
  IconLogout,
  IconMoon,
  IconPackage,
  IconPlus,
  IconReceipt,
  IconSun,
  IconUser,
} from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../../api/queries.ts'
import { addressFromData } from '../../paths.ts'
import { useColourMode } from '../../shell/frame/colour-mode.tsx'
import type { PaletteEntry } from '../../shell/palette/entries.ts'
import { Palette } from '../../shell/palette/palette.tsx'
import { usePaletteSearch } from '../../shell/palette/use-palette-search.ts'
import { inOtherLanguage } from '../../shell/routing/area.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { TopBarProps } from './top-bar-props.ts'

interface AdminPaletteProps extends TopBarProps {
  opened: boolean
  onClose: () => void
}

/** Pages and additions of the menu, as the admin's keys open them; what the bar at the top does; records of the platform. */
export default function AdminPalette({ admin, menu, onLogout, ...window }: AdminPaletteProps) {
  const t = useText('palette')
  const bar = useText('admin/layout')
  const common = useText('common')
  const { add } = useText('kit').resource
  const locale = useLocale()
  const navigate = useNavigate()
  const here = useLocation()
  const colours = useColourMode()
  const search = usePaletteSearch()
  const found = useCall(searchPlatform, { query: { q: search.settled } }, { enabled: search.enabled, silent: true })
  const hits = search.enabled ? found.data : undefined

  const pages: PaletteEntry[] = menu.flatMap((group) =>
    group.items.map(({ path, label, one }) => ({
      key: `page:${path}`,
      label,
      hint: group.label,
      words: one,
      icon: IconFile,
      to: path ? `/dashboard/${path}` : '/dashboard',
    })),
  )
  const additions: PaletteEntry[] = menu.flatMap(({ items }) =>
    items.flatMap(({ path, one }) =>
      one
        ? [{ key: `add:${path}`, label: add(inLocale(one, locale)), icon: IconPlus, to: addressFromData(`/dashboard/${path}/create`) }]
        : [],
    ),
  )
  const actions: PaletteEntry[] = [
    ...additions,
    {
      key: 'language',
      label: common.language.switch,
      icon: IconLanguage,
      run: () => void navigate(inOtherLanguage(here), { replace: true, preventScrollReset: true }),
    },
    {
      key: 'colours',
      label: colours.mode === 'dark' ? common.colourMode.toLight : common.colourMode.toDark,
      icon: colours.mode === 'dark' ? IconSun : IconMoon,
      run: colours.toggle,
    },
    { key: 'logout', label: bar.logout, icon: IconLogout, run: onLogout },
  ]
  const record = (kind: string, id: string, entry: Pick<PaletteEntry, 'label' | 'hint' | 'icon'>): PaletteEntry => ({
    ...entry,
    key: `record:${kind}:${id}`,
    to: addressFromData(`/dashboard/${kind}/${id}`),
  })
  return (
    <Palette
      {...window}
      name={`admin:${admin.id}`}
      q={search.q}
      onType={search.setQ}
      groups={[
        {
          key: 'pages',
          label: t.screens,
          entries: [...pages, { key: 'page:profile', label: bar.profile, icon: IconUser, to: '/dashboard/profile' }],
        },
        { key: 'actions', label: t.actions, entries: actions },
      ]}
      records={{
        pending: search.waiting || (search.enabled && found.isFetching),
        failed: search.enabled && found.isError,
        groups: [
          {
            key: 'orders',
            label: t.orders,
            entries: (hits?.orders ?? []).map(({ id, number, store }) =>
              record('orders', id, { label: t.order(number), hint: store, icon: IconReceipt }),
            ),
          },
          {
            key: 'stores',
            label: t.stores,
            entries: (hits?.stores ?? []).map(({ id, name }) => record('stores', id, { label: name, icon: IconBuildingStore })),
          },
          {
            key: 'products',
            label: t.products,
            entries: (hits?.products ?? []).map(({ id, name, store }) =>
              record('products', id, { label: name, hint: store, icon: IconPackage }),
            ),
          },
          {
            key: 'users',
            label: t.users,
            entries: (hits?.users ?? []).map(({ id, name, phone }) =>
              record('users', id, { label: name ?? t.unnamed, hint: phone, icon: IconUser }),
            ),
          },
        ],
      }}
    />
  )
}
