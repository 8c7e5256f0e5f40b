import { expect, test } from 'vitest'
import { isServed, pageAt } from '../../../test/served-path.ts'
import { loader } from './improvements-redirect-route.ts'

test.each(['ar', 'en'])('the address that the help group has in the specification leads to the improvements, in %s', (locale) => {
  expect(pageAt('/store/pages/improvements')).toBe('portal/pages/improvements-redirect-route')
  // the loader reads the language of the address alone
  const answer = loader({ params: { locale } } as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${locale}/store/rahba-improvements`])
  expect(isServed('/store/rahba-improvements')).toBe(true)
})
