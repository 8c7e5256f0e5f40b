import type { Bilingual } from '@rahba/contract/kernel/locale'

interface SeedBranch {
  store: string
  name: Bilingual
  city: string
  address: string
  pick_up: boolean
  delivers: boolean
  /** The part of the stock that was moved here, in per cent. */
  share: number
}

/** Branches beside the main ones. */
export const branches: readonly SeedBranch[] = [
  {
    store: 'sadeem-roastery',
    name: { ar: 'فرع الياسمين', en: 'Al Yasmin branch' },
    city: 'riyadh',
    address: 'طريق أنس بن مالك، حي الياسمين',
    pick_up: true,
    delivers: false,
    share: 20,
  },
  {
    store: 'sadeem-roastery',
    name: { ar: 'مستودع جدة', en: 'Jeddah warehouse' },
    city: 'jeddah',
    address: 'المنطقة الصناعية، شارع 34',
    pick_up: false,
    delivers: true,
    share: 25,
  },
  {
    store: 'layan-abaya',
    name: { ar: 'معرض الرياض', en: 'Riyadh showroom' },
    city: 'riyadh',
    address: 'شارع التخصصي، حي المحمدية',
    pick_up: true,
    delivers: true,
    share: 35,
  },
  {
    store: 'shahin-tech',
    name: { ar: 'فرع الرياض', en: 'Riyadh branch' },
    city: 'riyadh',
    address: 'طريق العليا العام، حي العليا',
    pick_up: true,
    delivers: true,
    share: 30,
  },
]
