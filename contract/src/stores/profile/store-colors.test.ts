import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { appearanceBody } from '../store-shapes.ts'
import { adjustFor, cleanColor, getContrast, minContrast, pickTextOn, storeColors } from './store-colors.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('calculates contrasts as WCAG defines them', () => {
  expect(getContrast('#000000', '#ffffff')).toBe(21)
  expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(getContrast('#ffffff', '#ffffff')).toBe(1)
})

describe('any store colour', () => {
  test('the text on it can be read', () => {
    fc.assert(fc.property(anyColor, (color) => getContrast(pickTextOn(color), color) >= minContrast))
  })

  test('has a readable shade for text on light and dark ground, or is itself readable', () => {
    for (const ground of ['#faf9f7', '#1a1816'])
      fc.assert(
        fc.property(anyColor, (color) => {
          const shade = adjustFor(color, ground)
          expect(getContrast(shade, ground)).toBeGreaterThanOrEqual(minContrast)
          expect(shade).toMatch(/^#[0-9a-f]{6}$/)
          if (getContrast(color, ground) >= minContrast) expect(shade).toBe(color)
        }),
      )
  })
})

test('the palette has distinct colours, and white text on all but the light ones', () => {
  const colors = Object.keys(storeColors)
  expect(colors.every((color) => cleanColor(color) === color)).toBe(true)
  expect(colors.filter((color) => pickTextOn(color) === '#000000')).toEqual(['#e0a11b'])
})

test('accepts a colour as people type it, and rejects other texts with a message', () => {
  const parse = (accent_color: unknown) =>
    appearanceBody.safeParse({ cover: null, accent_color, announcement: null, welcome_title: null, welcome_text: null })
  for (const [typed, kept] of [
    ['#1E3A6E', '#1e3a6e'],
    ['1e3a6e', '#1e3a6e'],
    [' #fa0 ', '#ffaa00'],
    ['#١٢٣٤٥٦', '#123456'],
    ['', null],
    [null, null],
  ])
    expect(parse(typed).data?.accent_color).toBe(kept)
  for (const typed of ['red', '#12345', '#12345g', 'url(x)', '#fff;background:red', 'var(--x)'])
    expect(parse(typed).error?.issues[0]).toMatchObject({ path: ['accent_color'], message: 'color' })
})
