import { defineErrors } from '../kernel/errors.ts'

/** Refusals of contact and development messages. */
export const messageErrors = defineErrors({
  message_wrong_state: {
    status: 409,
    ar: 'حالة الرسالة الآن «{now}»، فلا يناسبها هذا الإجراء',
    en: 'The message is now “{now}”, which this does not fit',
  },
  thread_full: {
    status: 409,
    ar: 'طالت هذه المحادثة كثيرًا. ابدأ رسالة جديدة',
    en: 'This conversation has become too long. Start a new message',
  },
})
