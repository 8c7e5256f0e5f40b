import { ActionIcon } from '@mantine/core'
import { useText } from '../../text/use-text.ts'
import { contactIcons } from '../contact-icons.ts'
import { contactLinks } from './contact-links.ts'
import classes from './store-head.module.css'

/** The store's own accounts, each by its sign. */
export function Contacts({ contacts }: { contacts: Readonly<Record<string, string>> }) {
  const t = useText('shop').store
  const links = contactLinks(contacts)
  if (links.length === 0) return null
  return (
    <ul className={classes.contacts} aria-label={t.contacts}>
      {links.map(({ network, href }) => {
        const Icon = contactIcons[network]
        return (
          <li key={network}>
            <ActionIcon
              component="a"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              size={42}
              radius={999}
              aria-label={t.networks[network]}
              title={t.networks[network]}
            >
              <Icon size={21} stroke={1.6} />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
