import type { AnyResource } from './any-resource.ts'
import type { HistoryWords } from './history.tsx'

/** Returns the names and values that the history of a declared resource shows for its fields. */
export function wordsOfResource({ fields, labels }: AnyResource): HistoryWords {
  const all = Object.entries(fields)
  return {
    labels: labels.fields,
    money: all.flatMap(([name, { kind }]) => (kind === 'money' ? [name] : [])),
    choices: Object.fromEntries(all.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
  }
}
