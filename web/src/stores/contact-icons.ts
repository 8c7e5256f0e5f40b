import type { contactNames } from '@rahba/contract/stores/store-labels'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandSnapchat,
  IconBrandTelegram,
  IconBrandTiktok,
  IconBrandWhatsapp,
  IconBrandX,
  IconMail,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** The sign of each way to reach a store. */
export const contactIcons: Record<(typeof contactNames)[number], ComponentType<IconProps>> = {
  whatsapp: IconBrandWhatsapp,
  email: IconMail,
  telegram: IconBrandTelegram,
  facebook: IconBrandFacebook,
  twitter: IconBrandX,
  instagram: IconBrandInstagram,
  tiktok: IconBrandTiktok,
  snapchat: IconBrandSnapchat,
}
