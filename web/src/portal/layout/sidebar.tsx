import type { PageAddress } from '@rahba/contract/kernel/page-table'
import { Fragment } from 'react'
import { NavHeading, NavItem } from '../../shell/frame/nav.tsx'
import { useText } from '../../text/use-text.ts'
import { portalMenu } from './menu.ts'
import { useUnreadChats } from './unread-chats.ts'
import { useStore } from './use-store.ts'

/** The merchant's menu. */
export function Sidebar() {
  const t = useText('portal/layout').menu
  const unread = useUnreadChats()
  const { permissions, agreement } = useStore()
  const dots: Partial<Record<PageAddress, string | undefined>> = {
    '/store/messages': unread > 0 ? t.unreadMessages : undefined,
    '/store/agreement': agreement.due ? t.agreementWaits : undefined,
  }
  return portalMenu(permissions).map(({ heading, lines }) => (
    <Fragment key={heading}>
      {heading && <NavHeading>{t[heading]}</NavHeading>}
      {lines.map(({ path, word, icon, also }) => (
        <NavItem key={path} to={path} label={t[word]} icon={icon} end={path === '/store'} also={also} dot={dots[path]} />
      ))}
    </Fragment>
  ))
}
