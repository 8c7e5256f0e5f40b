import type { TextOf } from '../../text/parts.ts'

type Done = keyof TextOf<'shopper-account'>['done']

const doneKeys: readonly Done[] = [
  'saved',
  'added',
  'removed',
  'chosen',
  'read',
  'ended',
  'others',
  'dropped',
  'deletionCancelled',
  'bankRemoved',
]

/** The action that led to a page, from its query; undefined if it was opened otherwise. */
export function readDone(search: string): Done | undefined {
  const value = new URLSearchParams(search).get('done')
  return doneKeys.find((key) => key === value)
}

/** A query that makes a page say what was done. */
export const announceDone = (done: Done): string => `?done=${done}`
