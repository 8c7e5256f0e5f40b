import type { Bilingual } from '../kernel/locale.ts'
import { typedKeys } from '../kernel/typed-keys.ts'

/** The states of a broadcast. Until it is due it can be changed and withdrawn. */
export const broadcastStatuses = {
  draft: { ar: 'مسودة', en: 'Draft' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
  sending: { ar: 'قيد الإرسال', en: 'Sending' },
  sent: { ar: 'أُرسل', en: 'Sent' },
  /** Its job stopped permanently before every recipient had it. */
  stalled: { ar: 'توقف قبل اكتماله', en: 'Stopped before finishing' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
} as const satisfies Record<string, Bilingual>
export type BroadcastStatus = keyof typeof broadcastStatuses
export const broadcastStatusKeys = typedKeys(broadcastStatuses)

/** The actions of an administrator by state. Jobs do the sending. */
export const broadcastActions = {
  update: { from: ['draft', 'scheduled'], ar: 'تعديل', en: 'Edit' },
  send: { from: ['draft', 'scheduled'], ar: 'إرسال الآن', en: 'Send now' },
  /** Goes on behind the last store that was reached. */
  resume: { from: ['stalled'], ar: 'استئناف الإرسال', en: 'Resume sending' },
  cancel: { from: ['scheduled'], ar: 'إلغاء الإرسال', en: 'Cancel sending' },
  remove: { from: ['draft', 'cancelled'], ar: 'حذف', en: 'Delete' },
} as const satisfies Record<string, Bilingual & { from: readonly BroadcastStatus[] }>
export type BroadcastAction = keyof typeof broadcastActions

export const broadcastAudiences = {
  all: { ar: 'جميع المتاجر المعتمدة', en: 'All approved stores' },
  category: { ar: 'متاجر تصنيفات محددة', en: 'Stores in selected categories' },
  city: { ar: 'متاجر مدن محددة', en: 'Stores in selected cities' },
  stores: { ar: 'متاجر محددة', en: 'Selected stores' },
} as const satisfies Record<string, Bilingual>
export type BroadcastAudience = keyof typeof broadcastAudiences
export const broadcastAudienceKeys = typedKeys(broadcastAudiences)

/** The channels. A broadcast is always in the portal's list, where it can be read again and its reading is counted. */
export const broadcastChannels = {
  in_app: { ar: 'داخل البوابة', en: 'In the portal' },
  push: { ar: 'إشعار فوري على الأجهزة', en: 'Push notification' },
  email: { ar: 'البريد الإلكتروني', en: 'Email' },
} as const satisfies Record<string, Bilingual>
export type BroadcastChannel = keyof typeof broadcastChannels
export const broadcastChannelKeys = typedKeys(broadcastChannels)

/** The time of sending: kept as a draft, sent now, or at a given time. */
export const broadcastTimings = {
  now: { ar: 'الآن', en: 'Now' },
  scheduled: { ar: 'في موعد لاحق', en: 'Later' },
  draft: { ar: 'حفظ كمسودة', en: 'Save as draft' },
} as const satisfies Record<string, Bilingual>
export type BroadcastTiming = keyof typeof broadcastTimings
export const broadcastTimingKeys = typedKeys(broadcastTimings)
