import { Button } from '@mantine/core'
import { IconBrandApple, IconBrandGooglePlay, IconBrandWhatsapp } from '@tabler/icons-react'
import { socialLink } from '../../shell/request/public-settings.ts'
import { useText } from '../../text/use-text.ts'
import { useShop } from '../layout/use-shop.ts'
import classes from './ask-store.module.css'

interface AskStoreProps {
  contacts: Readonly<Record<string, string>>
  /** The first words of a message to the store. */
  message: string
  /** The same without options, and with `{options}` for their names: the page's script rewrites the message. */
  messages: { plain: string; chosen: string }
}

const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** The store's WhatsApp for a question, and the app for who prefers it. Neither is shown where nobody set it up. */
export function AskStore({ contacts, message, messages }: AskStoreProps) {
  const t = useText('shop').product
  const { apple, google } = useShop()
  const chat = contacts.whatsapp ? socialLink('whatsapp', contacts.whatsapp) : null
  const apps = [
    { href: apple, name: t.apple, Icon: IconBrandApple },
    { href: google, name: t.google, Icon: IconBrandGooglePlay },
  ].flatMap(({ href, ...app }) => (href ? [{ href, ...app }] : []))
  if (!chat && apps.length === 0) return null
  return (
    <aside className={classes.box}>
      {chat && (
        <>
          <h2 className={classes.title}>{t.askTitle}</h2>
          <div className={classes.ways}>
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
          </div>
        </>
      )}
      {apps.length > 0 && (
        <>
          <p className={classes.body}>{t.appBody}</p>
          <div className={classes.ways}>
            {apps.map(({ href, name, Icon }) => (
              <Button
                key={name}
                component="a"
                href={href}
                {...outside}
                variant="default"
                leftSection={<Icon size={20} aria-hidden="true" />}
              >
                <bdi dir="ltr">{name}</bdi>
              </Button>
            ))}
          </div>
        </>
      )}
    </aside>
  )
}
