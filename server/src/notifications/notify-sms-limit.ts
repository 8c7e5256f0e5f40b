import { platformMessages } from '../messages/platform.ts'
import { defineWorker } from '../platform/jobs/worker.ts'
import { smsLimitJob } from '../platform/sms/sms-limit-job.ts'
import { notifyAdmins } from './notify-admins.ts'

const messages = {
  everybody: platformMessages.sms_limit_reached,
  strangers: platformMessages.sms_limit_of_new_devices_reached,
}

/** Tells administrators once a day that no more codes are sent by text message, to new devices or to any. */
export const notifySmsLimitWorker = defineWorker(smsLimitJob, (deps, { day, limit, whom }) =>
  deps.db.transaction((tx) =>
    notifyAdmins(tx, 'settings.update', {
      notif_type: 'GeneralNotification',
      once: `sms-limit:${day}:${whom}`,
      message: messages[whom].write({ limit }),
    }),
  ),
)
