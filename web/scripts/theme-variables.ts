import {
  convertCssVariables,
  createTheme,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'

const id = 'virtual:theme-variables.css'

type Variables = Record<string, string>

/** Returns the variables that differ from the component library's own style sheet. */
const getChanged = (own: Variables, base: Variables): Variables =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => base[name] !== value))

/** The variables of `theme` that the component library's own style sheet does not have, as CSS. */
export function writeThemeVariables(theme: MantineThemeOverride): string {
  const own = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, createTheme(theme)))
  const base = defaultCssVariablesResolver(DEFAULT_THEME)
  return convertCssVariables({
    variables: getChanged(own.variables, base.variables),
    light: getChanged(own.light, base.light),
    dark: getChanged(own.dark, base.dark),
  })
}

/** `virtual:theme-variables.css`, so that pages link the 13 kB of the theme's variables, which the library would otherwise write into each page. */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    async load(source) {
      return source === `\0${id}` ? writeThemeVariables((await import('../src/theme/theme.ts')).theme) : null
    },
  }
}
