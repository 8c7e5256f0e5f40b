import { defineWorker } from '../platform/jobs/worker.ts'
import { smsLimitJob } from '../platform/sms/sms-limit-job.ts'
import { notifyAdmins } from './notify-admins.ts'

/** Tells administrators once a day that no more codes are sent by text message. */
export const notifySmsLimitWorker = defineWorker(smsLimitJob, (deps, { day, limit }) =>
  deps.db.transaction((tx) =>
    notifyAdmins(tx, 'settings.update', {
      notif_type: 'GeneralNotification',
      once: `sms-limit:${day}`,
      data: {
        ar: {
          title: 'بلغت الرسائل النصية حدها اليومي',
          body: `أُرسلت ${limit} رسالة نصية اليوم، ولن تُرسل رموز بالجوال حتى الغد. راجع الحد في إعدادات الأمان إن كان الطلب معتادًا.`,
        },
        en: {
          title: 'Text messages have reached their daily limit',
          body: `${limit} text messages were sent today, and no more codes go out by SMS until tomorrow. Raise the limit in the security settings if the demand is ordinary.`,
        },
      },
    }),
  ),
)
