import { expect, test } from 'vitest'
import { isFileLink, readFileLink } from './answer-link.ts'

test('a link is named by its file and its site', () => {
  expect(readFileLink('https://drive.example.com/a/b/%D8%B4%D8%B9%D8%A7%D8%B1.PNG?dl=1')).toEqual({
    name: 'شعار.PNG',
    host: 'drive.example.com',
    is_picture: true,
  })
  expect(readFileLink('https://bank.example@files.example.com/plan.pdf').host).toBe('files.example.com')
  expect(readFileLink('https://files.example.com\\@bank.example/plan.pdf').host).toBe('files.example.com')
  expect(readFileLink('https://files.example.com/plan.pdf/')).toMatchObject({ name: 'plan.pdf', is_picture: false })
})

test('reads an address without a name, or with a lone percent sign', () => {
  expect(readFileLink('https://example.com/').name).toBe('')
  expect(readFileLink('https://example.com/50%.pdf').name).toBe('50%.pdf')
})

test('treats only whole https links as links', () => {
  expect(['https://example.com/a.png', 'HTTPS://EXAMPLE.COM/A'].every(isFileLink)).toBe(true)
  for (const other of ['http://example.com/a', 'see https://example.com/a', 'https://a b.com', 'javascript:alert(1)'])
    expect(isFileLink(other)).toBe(false)
})
