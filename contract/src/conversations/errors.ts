import { defineErrors } from '../kernel/errors.ts'

export const chatErrors = defineErrors({
  chat_blocked: {
    status: 409,
    ar: 'هذه المحادثة محظورة، فلا يمكن الإرسال فيها',
    en: 'This conversation is blocked; nothing can be sent in it',
  },
  chat_other_writer: {
    status: 409,
    ar: 'كتب هذه الرسالة شخص آخر، فلا تُرسل باسمك',
    en: 'Somebody else wrote this message, so it is not sent in your name',
  },
  report_wrong_state: {
    status: 409,
    ar: 'حالة البلاغ الآن «{now}»، فلا يناسبه هذا الإجراء',
    en: 'The report is now “{now}”, which this does not fit',
  },
  chat_contact_details: {
    status: 422,
    ar: 'لا ترسل أرقام الهواتف أو البريد أو الروابط. يبقى التواصل والدفع داخل المنصة حمايةً لك',
    en: 'Leave out phone numbers, mail addresses and links. Talking and paying stay on the platform, for your protection',
  },
})
