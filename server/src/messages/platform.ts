import { type Bilingual, comma } from '@rahba/contract/kernel/locale'
import { pluralAr, pluralEn } from '@rahba/contract/kernel/plural'
import { type Invariant, invariants } from '@rahba/contract/money/ledger/invariants'
import { notice } from './message.ts'
import { isolated } from './words.ts'

const messagesAr = (n: number) =>
  pluralAr(n, {
    zero: '{n} رسالة نصية',
    one: 'رسالة نصية واحدة',
    two: 'رسالتان نصيتان',
    few: '{n} رسائل نصية',
    many: '{n} رسالة نصية',
    other: '{n} رسالة نصية',
  })
const messagesEn = (n: number) => pluralEn(n, { one: '{n} text message', other: '{n} text messages' })

const title: Bilingual = { ar: 'تحديث شروط الشحن', en: 'Shipping terms update' }

interface Broadcast {
  title: Bilingual
  body: Bilingual
  push: boolean
}

/** Written by an administrator, so only its form is fixed. */
const broadcast: Broadcast = {
  title,
  body: { ar: 'نحدّث شروط الشحن ابتداءً من الأحد.', en: 'Our shipping terms change on Sunday.' },
  push: true,
}

/** Messages of the platform itself: broadcasts, the ledger, the log and the limit of text messages. */
export const platformMessages = {
  broadcast: notice<'store', Broadcast>({
    to: 'store',
    push: ({ push }) => push,
    mail: 'by_sender',
    samples: [broadcast],
    ar: ({ title, body }) => ({ title: title.ar, body: body.ar }),
    en: ({ title, body }) => ({ title: title.en, body: body.en }),
  }),
  broadcast_stalled: notice({
    to: 'admin',
    samples: [{ title }],
    ar: ({ title }) => ({
      title: 'توقف إرسال إشعار إلى المتاجر',
      body: `توقف إرسال «${title.ar}» قبل وصوله إلى جميع المتاجر. افتح الإشعار لاستئناف الإرسال.`,
    }),
    en: ({ title }) => ({
      title: 'A notification to stores stopped sending',
      body: `“${title.en}” stopped sending before it reached every store. Open the notification to resume sending.`,
    }),
  }),
  ledger_broken: notice<'admin', { broken: readonly Invariant[] }>({
    to: 'admin',
    samples: [{ broken: ['I1', 'I2'] }],
    ar: ({ broken }) => ({
      title: 'خلل في دفتر الحسابات',
      body: `لم تتحقق هذه القواعد عند فحص دفتر الحسابات: ${broken.map((key) => invariants[key].ar).join('؛ ')}. راجعها قبل تحويل أي سحب.`,
    }),
    en: ({ broken }) => ({
      title: 'Ledger check failed',
      body: `These rules failed in the ledger check: ${broken.map((key) => invariants[key].en).join('; ')}. Review them before you send any payouts.`,
    }),
  }),
  log_changed: notice<'admin', { days: readonly string[] }>({
    to: 'admin',
    samples: [{ days: ['2026-11-24', '2026-11-25'] }],
    ar: ({ days }) => ({
      title: 'تم تغيير سجل العمليات',
      body: `لا يطابق سجل العمليات أختامه في هذه الأيام: ${days.map(isolated).join(comma.ar)}. تحقق ممن لديه صلاحية الدخول إلى قاعدة البيانات.`,
    }),
    en: ({ days }) => ({
      title: 'The activity log was changed',
      body: `The activity log doesn’t match its seals on these days: ${days.join(comma.en)}. Check who has access to the database.`,
    }),
  }),
  log_unreadable: notice({
    to: 'admin',
    samples: [{ day: '2026-11-24' }],
    ar: ({ day }) => ({
      title: 'تعذّر التحقق من جزء من سجل العمليات',
      body: `تغيّر مفتاح التشغيل SECRET، لذلك لا يمكن التحقق من العمليات المسجّلة حتى ${isolated(day)}. إذا لم يغيّره فريقك، فتحقق ممن لديه صلاحية الدخول إلى الخادم وقاعدة البيانات.`,
    }),
    en: ({ day }) => ({
      title: 'Part of the activity log can’t be checked',
      body: `The server’s SECRET was changed, so entries up to ${day} can’t be checked against their seals. If your team didn’t change it, check who has access to the server and the database.`,
    }),
  }),
  sms_limit_reached: notice({
    to: 'admin',
    samples: [{ limit: 500 }],
    ar: ({ limit }) => ({
      title: 'بلغت الرسائل النصية الحد اليومي',
      body: `أُرسلت اليوم ${messagesAr(limit)}، ولن تُرسل رموز إلى الجوال حتى الغد. إذا كان هذا العدد متوقعًا، فارفع الحد من إعدادات الأمان.`,
    }),
    en: ({ limit }) => ({
      title: 'Daily text message limit reached',
      body: `${messagesEn(limit)} were sent today. No more codes will be sent by text message until tomorrow. If this volume is expected, raise the limit in the security settings.`,
    }),
  }),
  sms_limit_of_new_devices_reached: notice({
    to: 'admin',
    samples: [{ limit: 400 }],
    ar: ({ limit }) => ({
      title: 'بلغت الرسائل النصية إلى الأجهزة الجديدة الحد اليومي',
      body: `أُرسلت اليوم ${messagesAr(limit)} إلى أجهزة لم يسبق تسجيل الدخول منها، ولن تُرسل إليها رموز أخرى حتى الغد. يستمر الإرسال إلى الأجهزة المعروفة. إذا كان هذا العدد متوقعًا، فارفع الحد من إعدادات الأمان.`,
    }),
    en: ({ limit }) => ({
      title: 'Daily text message limit for new devices reached',
      body: `${messagesEn(limit)} were sent today to devices that haven’t signed in before. They won’t get any more codes until tomorrow. Known devices still do. If this volume is expected, raise the limit in the security settings.`,
    }),
  }),
}
