import { defineErrors } from '../kernel/errors.ts'

/** Refusals of contact and development messages. */
export const messageErrors = defineErrors({
  message_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة الرسالة «{now}»',
    en: 'This action isn’t available while the message is “{now}”',
  },
  thread_full: {
    status: 409,
    ar: 'بلغت هذه المحادثة الحد الأقصى للرسائل. ابدأ رسالة جديدة',
    en: 'This conversation has reached its message limit. Start a new message',
  },
})
