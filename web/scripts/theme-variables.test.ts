import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { theme } from '../src/theme/theme.ts'
import { writeThemeVariables } from './theme-variables.ts'

test('links the variables that the component library would write into each page', () => {
  const page = renderToString(createElement(MantineProvider, { theme }, null))
  const [, inPage] = /<style data-mantine-styles="true">(.*?)<\/style>/s.exec(page) ?? []
  expect(inPage).toContain('--mantine-color-brand-7')
  expect(writeThemeVariables(theme)).toBe(inPage)
})
