import { Button, SimpleGrid, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { inLocale } from '@rahba/contract/kernel/locale'
import { getDynamicLink } from '@rahba/contract/stores/profile/profile.calls'
import type { StoreProfile } from '@rahba/contract/stores/store-shapes'
import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandPinterest,
  IconBrandReddit,
  IconBrandTelegram,
  IconBrandWhatsapp,
  IconBrandX,
  IconCopy,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useCall } from '../../api/queries.ts'
import { toast } from '../../api/toast.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { isIos, type ShareNetwork, shareAddress, shareNetworks } from './share-networks.ts'
import classes from './share-store.module.css'

const icons: Record<ShareNetwork, ComponentType<IconProps>> = {
  facebook: IconBrandFacebook,
  twitter: IconBrandX,
  telegram: IconBrandTelegram,
  whatsapp: IconBrandWhatsapp,
  linkedin: IconBrandLinkedin,
  pinterest: IconBrandPinterest,
  reddit: IconBrandReddit,
}

export interface ShareStoreProps {
  store: StoreProfile
  /** The setting `apple_store_link`, where there is one: what devices of Apple share. */
  appleLink: string | undefined
}

/** The contents of the share window, loaded when it first opens. */
export default function ShareBody({ store, appleLink }: ShareStoreProps) {
  const locale = useLocale()
  const t = useText('portal/layout').share
  const common = useText('common')
  const useApple = appleLink !== undefined && isIos(navigator)
  const { data, isError } = useCall(getDynamicLink, { params: { storeId: store.id } }, { enabled: !useApple, silent: true })
  // If the call fails, the store's public address is used.
  const link = useApple ? appleLink : (data?.link ?? (isError ? `${window.location.origin}/${locale}/s/${store.slug}` : undefined))
  if (!link) return <Skeleton height={220} />
  const message = t.message(inLocale(store.name, locale))
  // The browser refuses on an insecure page or without permission.
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast(common.copied),
      () => toast(common.copyFailed, 'error'),
    )
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      <SimpleGrid cols={{ base: 4, xs: 7 }} spacing="xs">
        {shareNetworks.map((network) => {
          const Icon = icons[network]
          return (
            <a
              key={network}
              className={classes.network}
              href={shareAddress(network, link, message)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t.on(t.networks[network])}
            >
              <Icon size={22} stroke={1.5} aria-hidden="true" />
              <span>{t.networks[network]}</span>
            </a>
          )
        })}
      </SimpleGrid>
      <TextInput readOnly label={t.link} value={link} dir="ltr" onFocus={(event) => event.currentTarget.select()} />
      <Button variant="default" leftSection={<IconCopy size={16} />} onClick={copy}>
        {t.copy}
      </Button>
    </Stack>
  )
}
