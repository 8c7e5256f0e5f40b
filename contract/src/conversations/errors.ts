import { defineErrors } from '../kernel/errors.ts'

export const chatErrors = defineErrors({
  chat_blocked: {
    status: 409,
    ar: 'هذه المحادثة محظورة، ولا يمكن إرسال رسائل فيها',
    en: 'This conversation is blocked. You can’t send messages in it',
  },
  chat_other_writer: {
    status: 409,
    ar: 'لا يمكن إرسال هذه الرسالة باسمك لأن شخصًا آخر كتبها',
    en: 'This message was written by someone else and can’t be sent in your name',
  },
  report_wrong_state: {
    status: 409,
    ar: 'لا يمكن تنفيذ هذا الإجراء لأن حالة البلاغ «{now}»',
    en: 'This action isn’t available while the report is “{now}”',
  },
  chat_contact_details: {
    status: 422,
    ar: 'لا يمكن إرسال أرقام الهواتف أو عناوين البريد الإلكتروني أو الروابط. لحمايتك، أبقِ التواصل والدفع داخل المنصة',
    en: 'Phone numbers, email addresses and links can’t be sent. For your protection, keep messages and payments on the platform',
  },
})
