import type { AnyResource } from './any-resource.ts'
import type { HistoryWords } from './history.tsx'

/** How the history of a declared resource names its fields and says their values. */
export function wordsOfResource({ fields, labels }: AnyResource): HistoryWords {
  const all = Object.entries(fields)
  return {
    labels: labels.fields,
    money: all.flatMap(([name, { kind }]) => (kind === 'money' ? [name] : [])),
    choices: Object.fromEntries(all.flatMap(([name, { choices }]) => (choices ? [[name, choices]] : []))),
  }
}
