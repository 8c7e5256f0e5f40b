import { type ReactNode, useState } from 'react'
import { TextInput } from '../../kit/inputs/text-inputs.tsx'

interface DraftTextProps {
  value: string
  /** Called when the field is left with another text. */
  onCommit: (text: string) => void
  'aria-label': string
  dir: 'rtl' | 'ltr'
  error?: ReactNode
  placeholder?: string
  maxLength: number
}

/** The languages of a name, the reader's own first. */
export const ownFirst = { ar: ['ar', 'en'], en: ['en', 'ar'] } as const

/** A text that counts once it is left, so that a name is one step of undoing and not one for each letter. */
export function DraftText({ value, onCommit, dir, ...rest }: DraftTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const commit = () => {
    if (draft !== null && draft.trim() !== value) onCommit(draft.trim())
    setDraft(null)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that its field is left
    <div
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        // Enter ends the name, and does not save the form.
        event.preventDefault()
        commit()
      }}
    >
      <TextInput {...rest} dir={dir} lang={dir === 'rtl' ? 'ar' : 'en'} value={draft ?? value} onChange={(text) => setDraft(text ?? '')} />
    </div>
  )
}
