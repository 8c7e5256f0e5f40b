import { isLocale } from '@rahba/contract/kernel/locale'
import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardChunks } from './shell/errors/chunk-guard.ts'
import { collectEarlyInput, findFields, replayEarlyInput } from './shell/hydration/early-input.ts'
import { isPart, loadTexts } from './text/use-text.ts'

guardChunks()

// The page was drawn with these texts; without them the first render here would differ from the server's.
const { lang, dataset } = document.documentElement
if (isLocale(lang)) await loadTexts(lang, (dataset.text ?? '').split(' ').filter(isPart))

// React puts the server's text back into a filled textarea when it hydrates it.
const fields = findFields()
const early = collectEarlyInput(fields)

/** Around the whole page: its effects run after those of everything in it, when the page has just been hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // collected before any second render, and replayed as soon as React takes events
    const all = new Map([...early, ...collectEarlyInput(fields)])
    queueMicrotask(() => replayEarlyInput(all))
  }, [])
  useEffect(() => {
    document.documentElement.dataset.ready = ''
  }, [])
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      <HydratedRouter />
    </Hydrated>,
  )
})
