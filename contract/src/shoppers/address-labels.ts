import type { FieldLabels } from '../kernel/labels.ts'

export const addressLabels = {
  label: { ar: 'اسم العنوان', en: 'Address name' },
  name: { ar: 'اسم المستلم', en: 'Recipient' },
  phone: { ar: 'جوال المستلم', en: 'Recipient mobile' },
  city_id: { ar: 'المدينة', en: 'City' },
  district: { ar: 'الحي', en: 'District' },
  street: { ar: 'الشارع', en: 'Street' },
  building: { ar: 'المبنى والشقة', en: 'Building and apartment' },
  short_address: { ar: 'العنوان الوطني المختصر', en: 'Short national address' },
  lat: { ar: 'خط العرض', en: 'Latitude' },
  lng: { ar: 'خط الطول', en: 'Longitude' },
  is_default: { ar: 'العنوان الافتراضي', en: 'Default address' },
} satisfies FieldLabels
