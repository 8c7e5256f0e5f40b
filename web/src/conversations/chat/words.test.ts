import { expect, test } from 'vitest'
import { toParts } from './words.tsx'

const links = (text: string) => toParts(text).flatMap(({ href }) => href ?? [])

test('finds an address in either language, without the punctuation after it', () => {
  expect(links('انظر https://rahba.example/s/سديم؟')).toEqual(['https://rahba.example/s/سديم'])
  expect(links('(see http://a.example/b_(c)), and HTTPS://x.example.')).toEqual(['http://a.example/b_(c)', 'HTTPS://x.example'])
  expect(toParts('a https://b.example c').map(({ text }) => text)).toEqual(['a ', 'https://b.example', ' c'])
})

test('makes nothing else a link', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', '<a href="x">', 'https://', 'www.example.com', 'mailto:a@b.example'])
    expect(links(text), text).toEqual([])
})
