import { expect, it } from 'vitest'
import { contactLinks } from './contact-links.ts'

const hrefs = (contacts: Record<string, string>) => contactLinks(contacts).map(({ href }) => href)

it('link from a store’s contacts to its accounts', () => {
  expect(hrefs({ telegram: 'najd', whatsapp: '+966550100001', email: 'a@example.com', facebook: 'najd.store' })).toEqual([
    'https://wa.me/966550100001',
    'mailto:a@example.com',
    'https://t.me/najd',
    'https://www.facebook.com/najd.store',
  ])
})

it('never lead to another host, with any content', () => {
  expect(hrefs({ instagram: 'https://evil.example/', facebook: '', fax: '1' })).toEqual(['https://www.instagram.com/https://evil.example/'])
})
