import { Text } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import { lazy } from 'react'
import { UserText } from '../../kit/layout/direction.tsx'
import { NotificationMenu } from '../../notifications/notification-menu.tsx'
import { LanguageSwitch } from '../../shell/frame/language-switch.tsx'
import { PaletteButton } from '../../shell/palette/palette-button.tsx'
import { useLocale } from '../../text/locale.ts'
import classes from './header.module.css'
import { storeSurface } from './notification-surface.ts'
import { OpenSwitch } from './open-switch.tsx'
import { ShareStore } from './share-store.tsx'

const PortalPalette = lazy(() => import('./portal-palette.tsx'))

/** The store's name and whether it is open; search, sharing, notifications, language. */
export function Header({ store, appleLink }: { store: StoreProfile; appleLink: string | undefined }) {
  const locale = useLocale()
  return (
    <div className={classes.bar}>
      <Text className={classes.name} fw={600} truncate>
        <UserText>{inLocale(store.name, locale)}</UserText>
      </Text>
      <OpenSwitch store={store} />
      <div className={classes.end}>
        <PaletteButton>{(palette) => <PortalPalette {...palette} />}</PaletteButton>
        <ShareStore store={store} appleLink={appleLink} />
        <NotificationMenu surface={storeSurface} />
        <LanguageSwitch />
      </div>
    </div>
  )
}
