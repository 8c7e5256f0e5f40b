import type { ReactNode } from 'react'
import type { ListState } from './use-list-state.ts'
import type { Choices } from './yes-no.ts'

/** One filter of a list; `key` is its name in the endpoint's query. */
export type Filter =
  | { key: string; label: string; kind: 'choice'; choices: Choices; multiple?: boolean }
  | { key: string; label: string; kind: 'flag' }
  | { key: string; label: string; kind: 'reference'; to: string }
  | { key: string; label: string; kind: 'date' }
  | {
      key: string
      label: string
      kind: 'custom'
      input: (value: string, change: (value: string) => void) => ReactNode
      show: (value: string) => ReactNode
    }

export interface FilterPanelProps {
  filters: readonly Filter[]
  list: ListState
}
