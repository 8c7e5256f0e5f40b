import { brand } from '@rahba/contract/kernel/brand'
import {
  IconBuildingStore,
  IconChartBar,
  IconFileText,
  IconHelpCircle,
  IconHome,
  IconMail,
  IconMessages,
  IconPackage,
  IconReceipt,
  IconShieldLock,
  IconSparkles,
  IconUserCircle,
  IconWallet,
} from '@tabler/icons-react'
import { usePathTo } from '../../paths.ts'
import { isBuilt } from '../../shell/built-routes.ts'
import { NavHeading, NavItem } from '../../shell/nav.tsx'
import { useText } from '../../text/use-text.ts'

/** The merchant's menu, as the specification lists it and as far as it is built; the way out stands below it. */
export function Sidebar() {
  const t = useText('portal/layout').menu
  const to = usePathTo()
  return (
    <>
      <NavItem to={to('/store')} label={t.home} icon={IconHome} end />
      <NavItem to={to('/store/products')} label={t.products} icon={IconPackage} />
      <NavItem to={to('/store/orders')} label={t.orders} icon={IconReceipt} />
      {isBuilt('/store/messages') && <NavItem to={to('/store/messages')} label={t.messages} icon={IconMessages} />}
      {isBuilt('/store/statistics') && <NavItem to={to('/store/statistics')} label={t.statistics} icon={IconChartBar} />}
      <NavItem to={to('/store/wallet')} label={t.wallet} icon={IconWallet} />
      <NavHeading>{t.settings}</NavHeading>
      <NavItem to={to('/store/profile/data')} label={t.profile} icon={IconUserCircle} />
      <NavItem to={to('/store/profile/settings')} label={t.store} icon={IconBuildingStore} />
      <NavHeading>{t.help}</NavHeading>
      <NavItem to={to('/store/pages/contact-us')} label={t.contact} icon={IconMail} />
      <NavItem to={to('/store/pages/faq')} label={t.faq} icon={IconHelpCircle} />
      {isBuilt(`/store/${brand.product}-improvements`) && (
        <NavItem to={to(`/store/${brand.product}-improvements`)} label={t.improvements} icon={IconSparkles} />
      )}
      <NavItem to={to('/store/pages/terms')} label={t.terms} icon={IconFileText} />
      <NavItem to={to('/store/pages/privacy')} label={t.privacy} icon={IconShieldLock} />
    </>
  )
}
