export const storeBalances = {
  owed: { ar: 'له رصيد', en: 'Is owed money' },
  owing: { ar: 'عليه مستحقات', en: 'Owes money' },
  none: { ar: 'صفر', en: 'Zero' },
} as const
export type StoreBalance = keyof typeof storeBalances
