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
  return portalMenu(useStore().permissions).map(({ heading, lines }) => (
    <Fragment key={heading}>
      {heading && <NavHeading>{t[heading]}</NavHeading>}
      {lines.map(({ path, word, icon, also }) => (
        <NavItem
          key={path}
          to={path}
          label={t[word]}
          icon={icon}
          end={path === '/store'}
          also={also}
          dot={path === '/store/messages' && unread > 0 ? t.unreadMessages : undefined}
        />
      ))}
    </Fragment>
  ))
}
