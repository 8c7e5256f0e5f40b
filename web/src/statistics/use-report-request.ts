import { todayInRiyadh } from '@rahba/contract/kernel/today'
import {
  defaultGrain,
  type Grain,
  isAskable,
  isGrain,
  type Period,
  type Preset,
  presetPeriod,
  presets,
} from '@rahba/contract/statistics/periods'
import { type ListState, useListState } from '../kit/list/use-list-state.ts'

/** The request of the statistics page, stored in the address: a preset or own days, the cut, and the filters. */
export interface ReportRequest {
  preset: Preset | 'own'
  /** The last days that can be asked for; while own days are half typed, those before. */
  period: Period
  /** The custom days in the fields, and whether they can be requested. */
  typed: Period
  askable: boolean
  by: Grain
  narrowed: Record<string, string>
  list: ListState
}

const isPreset = (text: string): text is Preset => Object.hasOwn(presets, text)
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Reads the address. `filters` are the names of those that narrow the figures. */
export function useReportRequest(filters: readonly string[]): ReportRequest {
  const list = useListState({ defaultSort: '', filters: ['period', 'from', 'to', 'by', ...filters] })
  const { period: named = '', from = '', to = '', by = '' } = list.filters
  const usual = presetPeriod('last_30', todayInRiyadh())
  const own = named === 'own'
  const typed = { from: isDay(from) ? from : usual.from, to: isDay(to) ? to : usual.to }
  const askable = !own || isAskable(typed)
  const preset = own ? 'own' : isPreset(named) ? named : 'last_30'
  const period = preset === 'own' ? (askable ? typed : usual) : presetPeriod(preset, todayInRiyadh())
  const narrowed = Object.fromEntries(filters.flatMap((name) => (list.filters[name] ? [[name, list.filters[name]]] : [])))
  return { preset, period, typed, askable, by: isGrain(by) ? by : defaultGrain(period), narrowed, list }
}
