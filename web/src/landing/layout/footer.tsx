import { ActionIcon } from '@mantine/core'
import { IconBrandInstagram, IconBrandSnapchat, IconBrandTiktok, IconBrandWhatsapp, IconBrandX, type IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { usePathTo } from '../../paths.ts'
import { SupportWays } from '../../shell/frame/support-ways.tsx'
import { type PublicSettings, type SocialNetwork, socialLink, socialNetworks } from '../../shell/request/public-settings.ts'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { ContactLink } from './contact-link.tsx'
import classes from './footer.module.css'

const icons: Record<SocialNetwork, ComponentType<IconProps>> = {
  twitter: IconBrandX,
  instagram: IconBrandInstagram,
  snapchat: IconBrandSnapchat,
  whatsapp: IconBrandWhatsapp,
  tiktok: IconBrandTiktok,
}

interface FooterProps {
  settings: PublicSettings
  /** The title of the page about us, once somebody published it. */
  about: string | null
  year: number
}

/** Name, links, and an icon for each network whose setting is there. */
export function Footer({ settings, about, year }: FooterProps) {
  const t = useText('landing/layout')
  const to = usePathTo()
  const networks = socialNetworks.flatMap((network) => {
    const href = settings[network] && socialLink(network, settings[network])
    return href ? [{ network, href, Icon: icons[network] }] : []
  })
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <Wordmark size={30} />
        <nav className={classes.links} aria-label={t.footer.pages}>
          {about && (
            <Link className={classes.link} to={to('/about-us')}>
              {about}
            </Link>
          )}
          <ContactLink className={classes.link}>{t.nav.contact}</ContactLink>
          <Link className={classes.link} to={to('/store/pages/privacy-static')}>
            {t.nav.privacy}
          </Link>
          <Link className={classes.link} to={to('/store/pages/terms-static')}>
            {t.nav.terms}
          </Link>
          <Link className={classes.link} to={to('/store/pages/agreement-static')}>
            {t.nav.agreement}
          </Link>
        </nav>
        <SupportWays settings={settings} label={t.footer.support} />
        {networks.length > 0 && (
          <ul className={classes.social} aria-label={t.footer.follow}>
            {networks.map(({ network, href, Icon }) => (
              <li key={network}>
                <ActionIcon
                  component="a"
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="default"
                  size={40}
                  radius={999}
                  aria-label={t.footer.networks[network]}
                >
                  <Icon size={20} stroke={1.6} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={classes.rights}>{t.footer.rights(year)}</p>
    </footer>
  )
}
