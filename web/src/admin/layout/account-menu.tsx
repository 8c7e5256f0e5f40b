import { Menu } from '@mantine/core'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { LocalLink } from '../../kit/nav/link.tsx'
import { useText } from '../../text/use-text.ts'
import { AccountButton } from './account-button.tsx'
import type { TopBarProps } from './top-bar-props.ts'

/** The account's menu. It comes when the button is first pressed, so it opens at once. */
export default function AccountMenu({ admin, onLogout }: TopBarProps) {
  const t = useText('admin/layout')
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // This button replaced the pressed one, so it takes the focus, which returns to it when the menu closes.
    button.current?.focus()
    setOpened(true)
  }, [])
  return (
    <Menu position="bottom-end" width={220} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <AccountButton ref={button} admin={admin} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <bdi dir="ltr">{admin.email}</bdi>
        </Menu.Label>
        <Menu.Item component={LocalLink} to="/dashboard/profile" leftSection={<IconUser size={16} />}>
          {t.profile}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onLogout} leftSection={<IconLogout size={16} className="mirrored" />}>
          {t.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
