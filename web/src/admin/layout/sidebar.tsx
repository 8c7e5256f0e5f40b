import { Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import {
  IconBuildingStore,
  IconCoins,
  IconFileText,
  IconHeadset,
  IconHome,
  type IconProps,
  IconReceipt,
  IconSettings,
  IconSpeakerphone,
  IconUsers,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { pathTo } from '../../paths.ts'
import { NavGroup, NavItem } from '../../shell/frame/nav.tsx'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import type { MenuGroupKey, VisibleGroup } from '../menu.ts'
import { getCurrent } from './current-entry.ts'

const icons: Record<MenuGroupKey, ComponentType<IconProps>> = {
  home: IconHome,
  stores: IconBuildingStore,
  orders: IconReceipt,
  support: IconHeadset,
  ads: IconSpeakerphone,
  content: IconFileText,
  users: IconUsers,
  money: IconCoins,
  settings: IconSettings,
}

/** The groups and lines that the admin's permissions open, the group of the current page unfolded. */
export function Sidebar({ groups }: { groups: readonly VisibleGroup[] }) {
  const locale = useLocale()
  const t = useText('admin/layout')
  const { pathname } = useLocation()
  const all = groups.flatMap((group) => group.items)
  const current = getCurrent(all, pathname.slice(pathTo(locale, '/dashboard').length + 1))
  if (groups.length === 0) {
    return (
      <Text size="sm" c="dimmed" p="sm">
        {t.nothingAllowed}
      </Text>
    )
  }
  return groups.map((group) => (
    <NavGroup
      key={group.key}
      label={inLocale(group.label, locale)}
      icon={icons[group.key]}
      active={current !== undefined && group.items.includes(current)}
    >
      {group.items.map((entry) => (
        <NavItem
          key={entry.path}
          to={entry.path === '' ? '/dashboard' : `/dashboard/${entry.path}`}
          label={inLocale(entry.label, locale)}
          end={entry.path === '' || all.some((other) => other.path.startsWith(`${entry.path}/`))}
          nested
        />
      ))}
    </NavGroup>
  ))
}
