import { brand } from '@rahba/contract/kernel/brand'
import type { text as ar } from '../../ar/landing/layout.ts'

export const text: typeof ar = {
  nav: {
    home: 'Home',
    advantages: 'Why Rahba',
    partners: 'Partners',
    download: 'Download the app',
    contact: 'Contact us',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    agreement: 'Merchant agreement',
    account: 'My account',
    login: 'Sign in',
  },
  footer: {
    support: 'Support',
    follow: 'Follow us',
    pages: 'Links',
    rights: (year) => `© ${year} ${brand.name.en}. All rights reserved.`,
    networks: { twitter: 'X (Twitter)', instagram: 'Instagram', snapchat: 'Snapchat', whatsapp: 'WhatsApp', tiktok: 'TikTok' },
  },
}
