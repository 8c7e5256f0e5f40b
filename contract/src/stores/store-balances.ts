export const storeBalances = {
  owed: { ar: 'له رصيد', en: 'Has a balance' },
  owing: { ar: 'عليه مستحقات', en: 'Has dues' },
  none: { ar: 'بدون رصيد', en: 'No balance' },
} as const
export type StoreBalance = keyof typeof storeBalances
