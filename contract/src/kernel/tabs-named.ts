/** Tabs that the call knows by the same names: each asks `{tab: its name}`. */
export const tabsNamed = <const K extends string>(keys: readonly K[]): { [T in K]: { tab: T } } =>
  // The cast restores the keys of `keys`, which `fromEntries` forgets.
  Object.fromEntries(keys.map((tab) => [tab, { tab }])) as { [T in K]: { tab: T } }
