import { isLocale } from '@rahba/contract/kernel/locale'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { guardChunks } from './shell/errors/chunk-guard.ts'
import { isPart, loadTexts } from './text/use-text.ts'

guardChunks()

// The page was drawn with these texts; without them the first render here would differ from the server's.
const { lang, dataset } = document.documentElement
if (isLocale(lang)) await loadTexts(lang, (dataset.text ?? '').split(' ').filter(isPart))

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
