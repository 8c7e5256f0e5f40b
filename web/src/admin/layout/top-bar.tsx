import { Avatar, Menu, UnstyledButton } from '@mantine/core'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AdminSession } from '../../api/session.ts'
import { usePathTo } from '../../paths.ts'
import { ColourSwitch } from '../../shell/colour-switch.tsx'
import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { useText } from '../../text/use-text.ts'
import classes from './top-bar.module.css'

interface TopBarProps {
  admin: AdminSession['admin']
  onLogout: () => void
}

/** Language, colour mode, and the account with its profile and the way out. */
export function TopBar({ admin, onLogout }: TopBarProps) {
  const t = useText('admin/layout')
  const to = usePathTo()
  return (
    <div className={classes.bar}>
      <LanguageSwitch />
      <ColourSwitch />
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <UnstyledButton className={classes.account} aria-label={t.accountMenu}>
            <Avatar src={admin.avatar ? pictureUrl(admin.avatar, 96) : null} size={30} radius="xl" color="brand" name={admin.name} alt="" />
            <bdi className={classes.name}>{admin.name}</bdi>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <bdi dir="ltr">{admin.email}</bdi>
          </Menu.Label>
          <Menu.Item component={Link} to={to('/dashboard/profile')} leftSection={<IconUser size={16} />}>
            {t.profile}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={onLogout} leftSection={<IconLogout size={16} className="mirrored" />}>
            {t.logout}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
