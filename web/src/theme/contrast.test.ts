import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import { describe, expect, test } from 'vitest'
import { theme } from './theme.ts'

// Colours that no screen shows at rest, so the scan of the screens does not meet them: a danger's button, a field's error, a notice.
const css = readFileSync(join(import.meta.dirname, 'global.css'), 'utf8')
const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))

/** The variables of a colour mode as a page has them: the library's, with our own over them. */
function getVariables(mode: 'light' | 'dark'): Map<string, string> {
  const own = [...css.matchAll(/:root(?:\[data-mantine-color-scheme='(\w+)'\])? \{([^}]*)\}/g)]
    .filter(([, of]) => of === undefined || of === mode)
    .flatMap(([, , body = '']) => [...body.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const))
  return new Map([...Object.entries(resolved.variables), ...Object.entries(resolved[mode]), ...own])
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(a: string, b: string): number {
  expect([a, b]).toEqual([expect.stringMatching(/^#[\da-f]{6}$/), expect.stringMatching(/^#[\da-f]{6}$/)])
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

test('our own values are read after the theme’s, which they override', () => {
  const root = readFileSync(join(import.meta.dirname, '../root.tsx'), 'utf8')
  expect(root.indexOf("'./theme/global.css'")).toBeGreaterThan(root.indexOf("'virtual:theme-variables.css'"))
})

describe.each(['light', 'dark'] as const)('in the %s', (mode) => {
  const variables = getVariables(mode)
  const getColour = (name: string): string => {
    const value = variables.get(name) ?? ''
    const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    return other ? getColour(other) : value.length === 4 ? value.replace(/[\da-f]/g, '$&$&') : value
  }

  test.each([
    ['--mantine-color-white', '--mantine-color-red-filled'],
    ['--mantine-color-white', '--mantine-color-red-filled-hover'],
    ['--mantine-color-white', '--mantine-primary-color-filled'],
    ['--mantine-color-error', '--surface'],
    ['--mantine-color-red-text', '--surface'],
    ['--mantine-color-dimmed', '--surface'],
    ['--mantine-color-dimmed', '--ground'],
    ['--mantine-color-anchor', '--surface'],
  ])('%s can be read on %s', (text, ground) => {
    const [a, b] = [getColour(text), getColour(ground)]
    expect(contrast(a, b)).toBeGreaterThanOrEqual(4.5)
  })

  // In the dark the ground is transparent: the scan of the screens computes it.
  test.runIf(mode === 'light').each(['red', 'green', 'yellow', 'blue', 'gray', 'saffron'])('a notice in %s can be read', (name) => {
    const [text, ground] = [`--mantine-color-${name}-light-color`, `--mantine-color-${name}-light`].map(getColour)
    expect(contrast(text ?? '', ground ?? '')).toBeGreaterThanOrEqual(4.5)
  })
})
