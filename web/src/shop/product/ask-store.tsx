import { Button } from '@mantine/core'
import type { MarketProduct } from '@rahba/contract/catalog/market'
import { IconBrandApple, IconBrandGooglePlay, IconBrandWhatsapp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { socialLink } from '../../shell/request/public-settings.ts'
import { useText } from '../../text/use-text.ts'
import { useShop } from '../layout/use-shop.ts'
import classes from './how-to-order.module.css'

interface HowToOrderProps {
  product: Pick<MarketProduct, 'store_slug'>
  contacts: Readonly<Record<string, string>>
  /** The first words of a message to the store. */
  message: string
  /** The same without options, and with `{options}` for their names: the page's script writes the message anew. */
  messages: { plain: string; chosen: string }
}

/** Orders are placed in the app; a question goes to the store itself. Ways that nobody set up are not shown. */
export function HowToOrder({ product, contacts, message, messages }: HowToOrderProps) {
  const t = useText('shop').product
  const { apple, google } = useShop()
  const to = usePathTo()
  const hasApp = Boolean(apple || google)
  const chat = contacts.whatsapp ? socialLink('whatsapp', contacts.whatsapp) : null
  const outside = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <aside className={classes.box}>
      <h2 className={classes.title}>{hasApp ? t.orderTitle : t.askStore}</h2>
      {hasApp && <p className={classes.body}>{t.orderBody}</p>}
      <div className={classes.ways}>
        {apple && (
          <Button component="a" href={apple} {...outside} size="md" leftSection={<IconBrandApple size={20} aria-hidden="true" />}>
            <bdi dir="ltr">{t.apple}</bdi>
          </Button>
        )}
        {google && (
          <Button component="a" href={google} {...outside} size="md" leftSection={<IconBrandGooglePlay size={20} aria-hidden="true" />}>
            <bdi dir="ltr">{t.google}</bdi>
          </Button>
        )}
        {chat && (
          <Button
            component="a"
            href={`${chat}?text=${encodeURIComponent(message)}`}
            data-messages={JSON.stringify(messages)}
            {...outside}
            size="md"
            variant="default"
            leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
          >
            {t.whatsapp}
          </Button>
        )}
        {!hasApp && !chat && (
          <Button component={Link} to={to('/s/:slug', { slug: product.store_slug })} size="md" variant="default">
            {t.visit}
          </Button>
        )}
      </div>
    </aside>
  )
}
