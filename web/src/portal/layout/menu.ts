import { brand } from '@rahba/contract/kernel/brand'
import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import {
  IconBuildingStore,
  IconBuildingWarehouse,
  IconChartBar,
  IconFileCertificate,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconMail,
  IconMessages,
  IconPackage,
  IconPalette,
  type IconProps,
  IconReceipt,
  IconShieldLock,
  IconSparkles,
  IconUserCircle,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { text } from '../../text/ar/portal/layout.ts'

type Word = keyof (typeof text)['menu']

interface Line {
  path: PageAddress
  word: Word
  icon: ComponentType<IconProps>
  /** The permission a team member needs to open it; null if none. */
  needs: StorePermission | null
  /** Pages that hang on this one without a line of their own. */
  also: readonly PageAddress[]
}

const line = (
  path: PageAddress,
  word: Word,
  icon: Line['icon'],
  needs: StorePermission | null = null,
  also: readonly PageAddress[] = [],
): Line => ({
  path,
  word,
  icon,
  needs,
  also,
})

interface Part {
  heading: Word | null
  lines: readonly Line[]
}

/** The merchant's menu, as the specification lists it and as far as it is built; the sign-out is below it. */
const fullMenu: readonly Part[] = [
  {
    heading: null,
    lines: [
      line('/store', 'home', IconHome),
      line('/store/products', 'products', IconPackage, 'products', [
        '/store/categories',
        '/store/additional-fields',
        '/store/offers',
        '/store/coupons',
        '/store/translations',
      ]),
      line('/store/stock', 'stock', IconBuildingWarehouse, 'products', ['/store/branches']),
      line('/store/orders', 'orders', IconReceipt, 'orders'),
      line('/store/messages', 'messages', IconMessages, 'messages'),
      line('/store/statistics', 'statistics', IconChartBar, 'statistics'),
      line('/store/wallet', 'wallet', IconWallet, 'wallet'),
    ],
  },
  {
    heading: 'settings' as const,
    lines: [
      line(
        '/store/profile/data',
        'profile',
        IconUserCircle,
        null,
        (['store_info', 'payment', 'shipping'] as const).map((page) => `/store/profile/${page}` as const),
      ),
      line('/store/appearance', 'appearance', IconPalette, 'profile'),
      line('/store/profile/settings', 'store', IconBuildingStore, null, ['/store/profile/team']),
    ],
  },
  {
    heading: 'help' as const,
    lines: [
      line('/store/pages/contact-us', 'contact', IconMail),
      line('/store/pages/faq', 'faq', IconHelpCircle),
      line(`/store/${brand.product}-improvements`, 'improvements', IconSparkles),
      line('/store/agreement', 'agreement', IconFileCertificate),
      line('/store/pages/terms', 'terms', IconFileText),
      line('/store/pages/privacy', 'privacy', IconShieldLock),
    ],
  },
]

/** The label of the menu entry of a page, by its path; that of the home for any other page. */
export function wordAt(path: string): Word {
  const below = path.replace(/^\/\w\w/, '')
  const under = fullMenu
    .flatMap(({ lines }) => lines.flatMap(({ path: own, also, word }) => [own, ...also].map((at) => ({ at, word }))))
    .filter(({ at }) => below === at || below.startsWith(`${at}/`))
    .sort((a, b) => b.at.length - a.at.length)
  return under[0]?.word ?? 'home'
}

/** True if a member who holds `permissions` may open a page by its path, as far as its menu line tells. */
export function mayVisit(path: string, permissions: readonly string[]): boolean {
  const below = path.replace(/^\/\w\w/, '').replace(/[?#].*$/, '')
  const line = fullMenu
    .flatMap(({ lines }) => lines)
    .find(({ path: own, also, needs }) => needs && [own, ...also].some((at) => below === at || below.startsWith(`${at}/`)))
  return !line?.needs || permissions.includes(line.needs)
}

/** The menu of a member who holds `permissions`. */
export const portalMenu = (permissions: readonly StorePermission[]): Part[] =>
  fullMenu.map(({ heading, lines }) => ({ heading, lines: lines.filter(({ needs }) => needs === null || permissions.includes(needs)) }))
