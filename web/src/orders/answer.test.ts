import { createElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from '../../test/draw.ts'
import { Answer } from './answer.tsx'

const draw = (text: string | null) => drawn(createElement(Answer, { text }), 'ar', ['kit'])
const read = (html: string) => html.replaceAll(/<style[^>]*>.*?<\/style>/gs, '').replaceAll(/<[^>]+>/g, ' ')

test('a link to a file shows its name and site, and opens without a referrer', async () => {
  const html = await draw('https://drive.example.com/x/logo%20final.png')
  expect(read(html)).toMatch(/logo final\.png\s+drive\.example\.com/)
  expect(read(html)).not.toContain('https://')
  expect(html).toContain('href="https://drive.example.com/x/logo%20final.png"')
  expect(html).toContain('noreferrer')
  expect(html).not.toContain('<img')
})

test('any other answer is plain text', async () => {
  const html = await draw('كل عام وأنتم بخير')
  expect(read(html)).toContain('كل عام وأنتم بخير')
  expect(html).not.toContain('<a ')
})
