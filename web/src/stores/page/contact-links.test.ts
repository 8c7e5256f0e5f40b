import { expect, it } from 'vitest'
import { contactLinks } from './contact-links.ts'

const hrefs = (contacts: Record<string, string>) => contactLinks(contacts).map(({ href }) => href)

it('leads from what a store wrote to its accounts', () => {
  expect(hrefs({ telegram: 'najd', whatsapp: '+966550100001', email: 'a@example.com', facebook: 'najd.store' })).toEqual([
    'https://wa.me/966550100001',
    'mailto:a@example.com',
    'https://t.me/najd',
    'https://www.facebook.com/najd.store',
  ])
})

it('never leads to another host, whatever stands there', () => {
  expect(hrefs({ instagram: 'https://evil.example/', facebook: '', fax: '1' })).toEqual(['https://www.instagram.com/https://evil.example/'])
})
