import type { Locale } from '@rahba/contract/kernel/locale'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { isServed, pageAt } from '../../../test/served-path.ts'
import { type PageRequest, pageRequest } from '../../shell/request/request-context.ts'
import { loader } from './improvements-redirect-route.ts'

test.each<Locale>(['ar', 'en'])('the address that the help group has in the specification leads to the improvements, in %s', (locale) => {
  expect(pageAt('/store/pages/improvements')).toBe('portal/pages/improvements-redirect-route')
  const context = new RouterContextProvider()
  // the loader reads the language of the page alone
  context.set(pageRequest, { locale } as PageRequest)
  const answer = loader({ context } as unknown as Parameters<typeof loader>[0])
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/${locale}/store/rahba-improvements`])
  expect(isServed('/store/rahba-improvements')).toBe(true)
})
