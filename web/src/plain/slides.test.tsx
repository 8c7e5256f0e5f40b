import type { Slide } from '@rahba/contract/content/slide-reading'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { only, openPlain } from '../../test/plain-page.ts'
import { SlideShow } from '../content/slide-show.tsx'
import { text } from '../text/en/articles.ts'
import { bindSlides } from './slides.ts'

bindSlides()

const slides = [1, 2, 3].map((n): Slide => ({ id: `slide-${n}`, title: `Slide ${n}`, image: `picture-${n}`, link: null }))

test.each(['ar', 'en'] as const)('the buttons turn the slides in the reading direction in %s', async (locale) => {
  await openPlain(<SlideShow slides={slides} />, ['articles'], locale)
  const track = only('ul', HTMLUListElement)
  const { next, previous } = locale === 'en' ? text.slides : (await import('../text/ar/articles.ts')).text.slides
  await page.getByRole('button', { name: next }).click()
  await expect.poll(() => Math.sign(track.scrollLeft)).toBe(locale === 'ar' ? -1 : 1)
  await page.getByRole('button', { name: previous }).click()
  await expect.poll(() => track.scrollLeft).toBe(0)
})
