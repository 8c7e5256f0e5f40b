import type { Bilingual } from '../../kernel/locale.ts'
import { latinDigits } from '../../kernel/normalise.ts'

interface Network extends Bilingual {
  /** Hosts whose links name an account; any subdomain such as `www` or `m` counts too. */
  hosts: readonly string[]
  /** The part of a link's path before the account. */
  before: string
  /** The form of an account name. */
  account: RegExp
  /** The address its page has, without the account. */
  at: string
}

/** Networks on which a store has an account, kept by its name alone: a link as typed could lead anywhere behind the network's sign. */
export const socialAccounts = {
  telegram: {
    hosts: ['t.me', 'telegram.me'],
    before: '',
    account: /^(?:\w{4,32}|\+[\w-]{10,40})$/,
    at: 'https://t.me/',
    ar: 'تيليجرام',
    en: 'Telegram',
  },
  facebook: {
    hosts: ['facebook.com', 'fb.com'],
    before: '',
    account: /^(?:[\w.-]{2,80}|profile\.php\?id=\d{4,20})$/,
    at: 'https://www.facebook.com/',
    ar: 'فيسبوك',
    en: 'Facebook',
  },
  twitter: { hosts: ['x.com', 'twitter.com'], before: '', account: /^\w{1,30}$/, at: 'https://x.com/', ar: 'إكس', en: 'X' },
  instagram: {
    hosts: ['instagram.com'],
    before: '',
    account: /^[\w.]{1,30}$/,
    at: 'https://www.instagram.com/',
    ar: 'إنستجرام',
    en: 'Instagram',
  },
  tiktok: { hosts: ['tiktok.com'], before: '@', account: /^[\w.]{2,30}$/, at: 'https://www.tiktok.com/@', ar: 'تيك توك', en: 'TikTok' },
  snapchat: {
    hosts: ['snapchat.com'],
    before: 'add/',
    account: /^[\w.-]{2,30}$/,
    at: 'https://www.snapchat.com/add/',
    ar: 'سناب شات',
    en: 'Snapchat',
  },
} as const satisfies Record<string, Network>
export type SocialAccountNetwork = keyof typeof socialAccounts

/** The account in a link; null if the link is not of this network. `user@host` is refused, since the host follows the sign. */
function inLink({ hosts, before }: Network, text: string): string | null {
  const link = /^(?:https?:\/\/)?([\w.-]+\.[a-z]{2,})\/([^\s]*)$/i.exec(text)
  const [, host = '', path = ''] = link ?? []
  if (!hosts.some((own) => host.toLowerCase() === own || host.toLowerCase().endsWith(`.${own}`))) return null
  const rest = path.startsWith(before) ? path.slice(before.length) : path
  return rest.startsWith('profile.php?id=') ? rest.replace(/&.*$/, '') : rest.replace(/[/?#].*$/, '')
}

/** The account that a text names, by its name, by `@name` or by a link of the network; null for anything else. */
export function socialAccount(network: SocialAccountNetwork, typed: string): string | null {
  const spec: Network = socialAccounts[network]
  const text = latinDigits(typed).trim()
  const named = (inLink(spec, text) ?? text).replace(/^@/, '')
  return spec.account.test(named) ? named : null
}

/** The address of an account's page. */
export const socialAccountUrl = (network: SocialAccountNetwork, account: string): string => socialAccounts[network].at + account
