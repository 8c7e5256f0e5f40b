import type { PageAddress } from '@rahba/contract/kernel/page-table'
import type { StorePermission } from '@rahba/contract/kernel/store-permissions'
import { searchStore } from '@rahba/contract/search/search.calls'
import { branchesTitle } from '@rahba/contract/stores/branches/branch-labels'
import { IconFile, IconLanguage, IconLogout, IconPackage, IconPlus, IconReceipt } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useCall } from '../../api/queries.ts'
import type { PaletteEntry } from '../../shell/palette/entries.ts'
import { Palette } from '../../shell/palette/palette.tsx'
import { usePaletteSearch } from '../../shell/palette/use-palette-search.ts'
import { inOtherLanguage } from '../../shell/routing/area.ts'
import { useLogout } from '../../shell/session/use-logout.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { portalMenu } from './menu.ts'
import { profilePages } from './profile-steps.ts'
import { useProductsStop } from './use-products-stopped.ts'
import { useStore } from './use-store.ts'

/** The pages of the portal beside its menu. */
function useOtherPages(): PaletteEntry[] {
  const products = useText('portal/products')
  const page = (to: PageAddress, label: string, hint?: string): PaletteEntry => ({
    key: `page:${to}`,
    label,
    hint: hint ?? null,
    icon: IconFile,
    to,
  })
  const locale = useLocale()
  const profile = useText('portal/profile')
  const stock = useText('portal/stock')
  const cancelled = useText('portal/orders').cancelledTitle
  const notices = useText('notifications').title
  const news = useText('articles').news.title
  const { permissions } = useStore()
  const may = (needed: StorePermission, entries: PaletteEntry[]) => (permissions.includes(needed) ? entries : [])
  return [
    ...may('orders', [page('/store/orders/cancelled', cancelled)]),
    ...may('products', [
      page('/store/offers', products.offers, products.title),
      page('/store/coupons', products.coupons, products.title),
      page('/store/stock/movements', stock.moves.title, stock.title),
      page('/store/branches', branchesTitle[locale], stock.title),
      page('/store/translations', products.translations, products.title),
      page('/store/categories', products.shelf.title, products.title),
      page('/store/additional-fields', products.field.title, products.title),
      page('/store/products/import', products.files.importing, products.title),
    ]),
    page('/store/notifications', notices),
    page('/store/news', news),
    ...may(
      'profile',
      Object.entries(profilePages)
        .filter(([step]) => step !== 'data')
        // These are the keys of a constant table.
        .map(([step, path]) => page(path, profile.tabs[step as keyof typeof profilePages], profile.title)),
    ),
    ...may('team', [page('/store/profile/team', profile.tabs.team, profile.title)]),
  ]
}

/** Pages and actions of the portal, and the store's own orders and products. */
export default function PortalPalette(window: { opened: boolean; onClose: () => void }) {
  const t = useText('palette')
  const menu = useText('portal/layout').menu
  const products = useText('portal/products')
  const { language } = useText('common')
  const navigate = useNavigate()
  const here = useLocation()
  const logout = useLogout('store')
  const store = useStore()
  const others = useOtherPages()
  const stop = useProductsStop()
  const search = usePaletteSearch()
  const found = useCall(searchStore, { query: { q: search.settled } }, { enabled: search.enabled, silent: true })
  const hits = search.enabled ? found.data : undefined

  const pages: PaletteEntry[] = portalMenu(store.permissions).flatMap(({ heading, lines }) =>
    lines.map(({ path, word, icon }) => ({ key: `page:${path}`, label: menu[word], hint: heading && menu[heading], icon, to: path })),
  )
  const additions: PaletteEntry[] = store.permissions.includes('products')
    ? [
        // While no product can be added, it leads to the page that ends this.
        {
          key: 'add:product',
          label: products.create,
          hint: stop?.why ?? null,
          icon: IconPlus,
          to: stop?.to ?? '/store/products/create',
        },
        { key: 'add:field', label: products.field.create, icon: IconPlus, to: '/store/additional-fields/create' },
      ]
    : []
  const actions: PaletteEntry[] = [
    ...additions,
    {
      key: 'language',
      label: language.switch,
      icon: IconLanguage,
      run: () => void navigate(inOtherLanguage(here), { replace: true, preventScrollReset: true }),
    },
    { key: 'logout', label: menu.logout, icon: IconLogout, run: logout },
  ]
  return (
    <Palette
      {...window}
      name={`store:${store.id}`}
      q={search.q}
      onType={search.setQ}
      groups={[
        { key: 'pages', label: t.screens, entries: [...pages, ...others] },
        { key: 'actions', label: t.actions, entries: actions },
      ]}
      records={{
        pending: search.waiting || (search.enabled && found.isFetching),
        failed: search.enabled && found.isError,
        groups: [
          {
            key: 'orders',
            label: t.orders,
            entries: (hits?.orders ?? []).map(({ id, number, name }) => ({
              key: `record:orders:${id}`,
              label: t.order(number),
              hint: name,
              icon: IconReceipt,
              to: `/store/orders/${id}`,
            })),
          },
          {
            key: 'products',
            label: t.products,
            entries: (hits?.products ?? []).map(({ id, name }) => ({
              key: `record:products:${id}`,
              label: name,
              icon: IconPackage,
              to: `/store/products/${id}/edit`,
            })),
          },
        ],
      }}
    />
  )
}
