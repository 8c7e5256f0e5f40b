import type { CodeSurface } from './code-surface.ts'

/** The list of a surface's codes: its name, its call, and what it reads from its address. */
export const codesList = ({ kind, calls }: CodeSurface) => ({
  name: `codes-${kind.replace('_', '-')}`,
  call: calls.list,
  options: { defaultSort: '-created_at', filters: ['state', 'type', 'applied_to', 'store_id'] },
})

/** The orders that used a code. */
export const usesList = ({ kind, calls }: CodeSurface, id: string) => ({
  name: `code-uses-${kind.replace('_', '-')}`,
  call: calls.uses,
  options: { defaultSort: '-placed_at', filters: [] },
  input: { params: { id } },
})
