import { type SocialAccountNetwork, socialAccountUrl } from '@rahba/contract/stores/profile/social-accounts'

/** Ways to reach a store, in the order they are shown. */
const contactNetworks = ['whatsapp', 'email', 'instagram', 'snapchat', 'tiktok', 'twitter', 'telegram', 'facebook'] as const
type ContactNetwork = 'whatsapp' | 'email' | SocialAccountNetwork

function buildLink(network: ContactNetwork, body: string): string {
  if (network === 'email') return `mailto:${body}`
  if (network === 'whatsapp') return `https://wa.me/${body.replace(/\D/g, '')}`
  return socialAccountUrl(network, body)
}

/** A store's contacts as links: the server gives accounts by their name alone. */
export function contactLinks(contacts: Readonly<Record<string, string>>): { network: ContactNetwork; href: string }[] {
  return contactNetworks.flatMap((network) => {
    const body = contacts[network]
    return body ? [{ network, href: buildLink(network, body) }] : []
  })
}
