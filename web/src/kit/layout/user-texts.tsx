import { comma } from '@rahba/contract/kernel/locale'
import { useLocale } from '../../text/locale.ts'
import { UserText } from './direction.tsx'

interface UserTextsProps {
  /** Texts that people typed, one after the other; empty parts are left out. */
  parts: readonly (string | null | undefined)[]
  /** The sign between them; the comma of the page's language if it is left out. */
  between?: string
}

/**
 * Texts that people typed in one line, such as an address. Each has its own direction, and the line has that of the page, so that parts in another
 * language neither move the line to the other side nor change places.
 */
export function UserTexts({ parts, between }: UserTextsProps) {
  const locale = useLocale()
  const sign = between ?? comma[locale]
  const shown = parts.filter((part) => part !== null && part !== undefined && part !== '')
  return shown.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and none has a state
    <span key={at}>
      {at > 0 && sign}
      <UserText>{part}</UserText>
    </span>
  ))
}
