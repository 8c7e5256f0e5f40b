import type { LoadContext } from './call-api.ts'
import { pageRequest } from './request-context.ts'

/** The settings a visitor's pages read, each only when it is set. */
export const socialNetworks = ['twitter', 'instagram', 'snapchat', 'whatsapp', 'tiktok'] as const
export type SocialNetwork = (typeof socialNetworks)[number]
export type PublicSettings = Partial<
  Record<SocialNetwork | 'google_play_link' | 'apple_store_link' | 'support_phone' | 'support_email', string>
>

/** The list of settings as a map by key; empty bodies, and those that are no text, are left out. */
export function settingsMap(list: readonly { key: string; body: unknown }[]): PublicSettings {
  return Object.fromEntries(list.flatMap(({ key, body }) => (typeof body === 'string' && body.trim() ? [[key, body.trim()]] : [])))
}

const profileAt: Record<Exclude<SocialNetwork, 'whatsapp'>, string> = {
  twitter: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  snapchat: 'https://www.snapchat.com/add/',
  tiktok: 'https://www.tiktok.com/@',
}

/** The address a social setting leads to. WhatsApp holds a phone number; the others a link or a bare account name. Null for any other scheme. */
export function socialLink(network: SocialNetwork, body: string): string | null {
  if (network === 'whatsapp') return `https://wa.me/${body.replace(/\D/g, '').replace(/^00/, '')}`
  if (/^https:\/\//i.test(body)) return body
  return /^@?[\w.-]+$/.test(body) ? profileAt[network] + body.replace(/^@/, '') : null
}

/** The settings for a loader. When they can't be read a visitor misses some icons, not the page. */
export async function readPublicSettings(context: LoadContext): Promise<PublicSettings> {
  const answer = await context.get(pageRequest).call({ method: 'GET', path: '/settings' })
  // The answer of this call is a list of key and body.
  return answer.status === 200 && Array.isArray(answer.body) ? settingsMap(answer.body as { key: string; body: unknown }[]) : {}
}
