import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { pictureUrl } from '@rahba/contract/kernel/pictures'
import type { ComponentPropsWithRef } from 'react'
import type { AdminSession } from '../../api/session.ts'
import { firstLetter } from '../../kit/show/person-name.ts'
import { useText } from '../../text/use-text.ts'
import classes from './top-bar.module.css'

interface AccountButtonProps extends ComponentPropsWithRef<'button'> {
  admin: AdminSession['admin']
}

/** The signed-in admin; the button opens the account's menu. */
export function AccountButton({ admin, className, ...button }: AccountButtonProps) {
  const t = useText('admin/layout')
  return (
    <UnstyledButton
      className={className ? `${classes.account} ${className}` : classes.account}
      aria-haspopup="menu"
      aria-expanded={false}
      {...button}
    >
      <Avatar src={admin.avatar ? pictureUrl(admin.avatar, 160) : null} size={30} radius="xl" color="brand" alt="" aria-hidden="true">
        {/* two Arabic initials would join into a syllable */}
        {firstLetter(admin.name)}
      </Avatar>
      <bdi className={classes.name}>{admin.name}</bdi>
      {/* beside the name that is seen, so that who speaks to the page may say either */}
      <VisuallyHidden>{t.accountMenu}</VisuallyHidden>
    </UnstyledButton>
  )
}
