import { expect, test } from 'vitest'
import { loginPath, safeNext } from '../../shell/session/sign-in-paths.ts'
import { getHeartId, readHeart } from './heart-anchor.ts'

const id = '01a21832-ef5f-704f-a375-4bec9ee7c9c6'

test('signing in for a heart returns to its card and remembers the favorite', () => {
  const path = loginPath('ar', 'user', `/ar/market?q=x#${getHeartId('products', id)}`)
  const next = safeNext('ar', 'user', new URL(path, 'https://rahba.example').searchParams.get('next'))
  expect(next).toBe(`/ar/market?q=x#heart-products-${id}`)
  expect(readHeart(next)).toEqual({ kind: 'products', id })
  expect(readHeart(`/ar/market#${getHeartId('products', id, 12)}`)).toEqual({ kind: 'products', id })
  expect(readHeart(`/ar/s/ward#${getHeartId('stores', id)}`)).toEqual({ kind: 'stores', id })
})

test('other addresses lead to no heart', () => {
  for (const address of [
    '/ar/market',
    '/ar/market#heart-products-1',
    `/ar/market#heart-stock-${id}`,
    `/ar/market?x=#heart-products-${id}&`,
    `/ar/market#heart-products-${id}-x`,
  ])
    expect(readHeart(address)).toBeNull()
})
