import { createContext, type ReactNode, use, useMemo, useState } from 'react'

export type ColourMode = 'light' | 'dark'

/** The cookie that keeps the dashboard's colour mode; a cookie, so that the server draws the right one at once. */
const colourCookie = 'scheme'

interface Choice {
  mode: ColourMode
  toggle: () => void
}

const ColourModeContext = createContext<Choice>({ mode: 'light', toggle: () => {} })

/** The dashboard's colour mode and how to change it. Every other area is always light. */
export const useColourMode = (): Choice => use(ColourModeContext)

const year = 60 * 60 * 24 * 365

export function ColourModeProvider({ initial, children }: { initial: ColourMode; children: (mode: ColourMode) => ReactNode }) {
  const [mode, setMode] = useState(initial)
  const choice = useMemo(
    () => ({
      mode,
      toggle: () => {
        const next = mode === 'dark' ? 'light' : 'dark'
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari
        document.cookie = `${colourCookie}=${next}; Path=/; Max-Age=${year}; SameSite=Lax`
        setMode(next)
      },
    }),
    [mode],
  )
  return <ColourModeContext value={choice}>{children(mode)}</ColourModeContext>
}
