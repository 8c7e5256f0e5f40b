import { socialLink } from '../../shell/public-settings.ts'

/** Ways to reach a store, in the order they are shown. */
const contactNetworks = ['whatsapp', 'email', 'instagram', 'snapchat', 'tiktok', 'twitter', 'telegram', 'facebook'] as const
type ContactNetwork = (typeof contactNetworks)[number]

const bare = (body: string) => body.replace(/^@/, '')
const accountAt = { telegram: 'https://t.me/', facebook: 'https://www.facebook.com/' }

function linkOf(network: ContactNetwork, body: string): string | null {
  if (network === 'email') return `mailto:${body}`
  if (network !== 'telegram' && network !== 'facebook') return socialLink(network, body)
  if (/^https:\/\//i.test(body)) return body
  return /^@?[\w.-]+$/.test(body) ? accountAt[network] + bare(body) : null
}

/** What a store wrote about itself as links; what leads nowhere safe is left out. */
export function contactLinks(contacts: Readonly<Record<string, string>>): { network: ContactNetwork; href: string }[] {
  return contactNetworks.flatMap((network) => {
    const body = contacts[network]?.trim()
    const href = body ? linkOf(network, body) : null
    return href ? [{ network, href }] : []
  })
}
