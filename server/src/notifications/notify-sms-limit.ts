import { defineWorker } from '../platform/jobs/worker.ts'
import { smsLimitJob } from '../platform/sms/sms-limit-job.ts'
import { notifyAdmins } from './notify-admins.ts'

const texts = {
  everybody: {
    ar: {
      title: 'بلغت الرسائل النصية حدها اليومي',
      body: (limit: number) =>
        `أُرسلت ${limit} رسالة نصية اليوم، ولن تُرسل رموز بالجوال حتى الغد. راجع الحد في إعدادات الأمان إن كان الطلب معتادًا.`,
    },
    en: {
      title: 'Text messages have reached their daily limit',
      body: (limit: number) =>
        `${limit} text messages were sent today, and no more codes go out by SMS until tomorrow. Raise the limit in the security settings if the demand is ordinary.`,
    },
  },
  strangers: {
    ar: {
      title: 'بلغت الرسائل النصية للأجهزة الجديدة حدها اليومي',
      body: (limit: number) =>
        `بلغ عدد الرسائل النصية المرسلة اليوم إلى أجهزة لم يسبق تسجيل الدخول منها ${limit}، ولن تُرسل إليها رموز بالجوال حتى الغد. يستمر الإرسال إلى الأجهزة المعروفة. راجع الحد في إعدادات الأمان إن كان الطلب معتادًا.`,
    },
    en: {
      title: 'Text messages to new devices have reached their daily limit',
      body: (limit: number) =>
        `${limit} text messages went to devices that had not signed in before, and no more codes go to such devices by SMS until tomorrow. Known devices still receive theirs. Raise the limit in the security settings if the demand is ordinary.`,
    },
  },
}

/** Tells administrators once a day that no more codes are sent by text message, to new devices or to any. */
export const notifySmsLimitWorker = defineWorker(smsLimitJob, (deps, { day, limit, whom }) => {
  const { ar, en } = texts[whom]
  return deps.db.transaction((tx) =>
    notifyAdmins(tx, 'settings.update', {
      notif_type: 'GeneralNotification',
      once: `sms-limit:${day}:${whom}`,
      data: { ar: { title: ar.title, body: ar.body(limit) }, en: { title: en.title, body: en.body(limit) } },
    }),
  )
})
