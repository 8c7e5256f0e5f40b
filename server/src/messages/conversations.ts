import { reportReasons } from '@rahba/contract/conversations/chat/chat-labels'
import type { ChatSide } from '@rahba/contract/conversations/chat/chat-shapes'
import { brand } from '@rahba/contract/kernel/brand'
import type { Bilingual } from '@rahba/contract/kernel/locale'
import { mail, notice } from './message.ts'
import { greeting } from './words.ts'

const store: Bilingual = { ar: 'بيت العود', en: 'Oud House' }
const person = 'نورة'
const subject = 'طباعة قوائم التجهيز'
const url = 'https://rahba.example/ar/dashboard/development-messages/1'

/** Lines of what was written, each with the mark that mails quote with. */
const quoted = (text: string) => text.replace(/^/gm, '> ')
const splitParagraphs = (text: string) => text.split(/\n{2,}/)

/** `text` is empty for a message that is only a file. */
interface Chat<Name> {
  name: Name
  text: string
}

const reviewed = {
  title: { ar: 'تمت مراجعة بلاغك', en: 'Your report was reviewed' },
  handle: {
    ar: 'راجعنا بلاغك واتخذنا الإجراء اللازم. شكرًا لإبلاغنا.',
    en: 'We reviewed your report and took action. Thank you for letting us know.',
  },
  dismiss: {
    ar: 'راجعنا بلاغك ولم نجد في المحادثة ما يخالف الشروط والأحكام. يمكنك حظر المحادثة في أي وقت.',
    en: 'We reviewed your report and found nothing that breaks our terms and conditions. You can block the conversation at any time.',
  },
}

interface Reviewed {
  action: 'handle' | 'dismiss'
}

const reportReviewed = {
  samples: [{ action: 'handle' }, { action: 'dismiss' }] as [Reviewed, Reviewed],
  ar: ({ action }: Reviewed) => ({ title: reviewed.title.ar, body: reviewed[action].ar }),
  en: ({ action }: Reviewed) => ({ title: reviewed.title.en, body: reviewed[action].en }),
}

interface Report {
  by: ChatSide
  reason: keyof typeof reportReasons
  note: string | null | undefined
}

interface ContactMessage {
  name: string
  email: string
  phone: string
  message: string
}

export const conversationMessages = {
  from_shopper: notice<'store', Chat<string | null>>({
    to: 'store',
    mail: true,
    samples: [
      { name: person, text: 'هل يتوفر مقاس كبير؟' },
      { name: null, text: '' },
    ],
    ar: ({ name, text }) => ({ title: name ? `رسالة من ${name}` : 'رسالة من عميل', body: text || 'ملف مرفق' }),
    en: ({ name, text }) => ({ title: name ? `Message from ${name}` : 'Message from a customer', body: text || 'Attachment' }),
  }),
  /** Replaces the title of the one above once the account was deleted. */
  from_deleted_shopper: notice<'store', { text: string }>({
    to: 'store',
    samples: [{ text: 'هل يتوفر مقاس كبير؟' }],
    ar: ({ text }) => ({ title: 'رسالة من عميل محذوف', body: text }),
    en: ({ text }) => ({ title: 'Message from a deleted customer', body: text }),
  }),
  from_store: notice<'user', Chat<Bilingual>>({
    to: 'user',
    mail: true,
    samples: [{ name: store, text: 'نعم، يتوفر المقاس الكبير.' }],
    ar: ({ name, text }) => ({ title: `رسالة من ${name.ar}`, body: text || 'ملف مرفق' }),
    en: ({ name, text }) => ({ title: `Message from ${name.en || name.ar}`, body: text || 'Attachment' }),
  }),
  report_reviewed_for_store: notice({ to: 'store', ...reportReviewed }),
  report_reviewed_for_shopper: notice({ to: 'user', ...reportReviewed }),
  reported: notice<'admin', Report>({
    to: 'admin',
    samples: [
      { by: 'store', reason: 'abuse', note: 'ألفاظ مسيئة' },
      { by: 'user', reason: 'spam', note: null },
    ],
    ar: ({ by, reason, note }) => ({
      title: 'بلاغ عن محادثة',
      body: `وصل بلاغ من ${by === 'store' ? 'متجر' : 'عميل'} عن محادثة. السبب: ${reportReasons[reason].ar}${note ? `. ${note}` : ''}`,
    }),
    en: ({ by, reason, note }) => ({
      title: 'Conversation reported',
      body: `A ${by === 'store' ? 'store' : 'customer'} reported a conversation. Reason: ${reportReasons[reason].en}${note ? `. ${note}` : ''}`,
    }),
  }),
  contact_received: notice({
    to: 'admin',
    samples: [{ name: person }],
    ar: ({ name }) => ({ title: 'رسالة تواصل جديدة', body: `وصلت رسالة من ${name} عبر الموقع.` }),
    en: ({ name }) => ({ title: 'New contact message', body: `${name} sent a message from the website.` }),
  }),
  /** The copy for the platform's own mailbox, in the language the visitor wrote from; the message itself stays as it was written. */
  contact_copy: mail<ContactMessage>({
    to: ['admin'],
    samples: [{ name: person, email: 'noura@example.com', phone: '+966500000001', message: 'كيف أسجل متجري؟' }],
    ar: ({ name, email, phone, message }) => ({
      subject: `رسالة تواصل من ${name}`,
      paragraphs: [message, name, email, phone],
      notes: ['للرد، راسل المرسل على بريده الإلكتروني أعلاه، أو افتح «رسائل التواصل» في لوحة التحكم.'],
    }),
    en: ({ name, email, phone, message }) => ({
      subject: `Contact message from ${name}`,
      paragraphs: [message, name, email, phone],
      notes: ['To reply, email the sender at the address above or open “Contact messages” in the dashboard.'],
    }),
  }),
  contact_reply: mail<{ name: string; message: string; reply: string; answerable: boolean }>({
    to: ['visitor'],
    samples: [
      { name: person, message: 'كيف أسجل متجري؟', reply: 'سجّل من الصفحة الرئيسية.', answerable: true },
      { name: person, message: 'كيف أسجل متجري؟', reply: 'سجّل من الصفحة الرئيسية.', answerable: false },
    ],
    ar: ({ name, message, reply, answerable }) => ({
      subject: `رد ${brand.name.ar} على رسالتك`,
      greeting: greeting('ar', name),
      paragraphs: splitParagraphs(reply),
      notes: ['رسالتك:', quoted(message)],
      closing: answerable ? 'للمتابعة، رُدّ على هذه الرسالة.' : 'للمتابعة، راسلنا من صفحة التواصل.',
    }),
    en: ({ name, message, reply, answerable }) => ({
      subject: `${brand.name.en}’s reply to your message`,
      greeting: greeting('en', name),
      paragraphs: splitParagraphs(reply),
      notes: ['Your message:', quoted(message)],
      closing: answerable ? 'To continue, reply to this email.' : 'To continue, write to us from the contact page.',
    }),
  }),
  development_received: notice({
    to: 'admin',
    samples: [{ store, subject }],
    ar: ({ store, subject }) => ({ title: 'مقترح من متجر', body: `${store.ar}: ${subject}` }),
    en: ({ store, subject }) => ({ title: 'Feature request from a store', body: `${store.en || store.ar}: ${subject}` }),
  }),
  /** The copy for the platform's own mailbox. */
  development_copy: mail({
    to: ['admin'],
    samples: [{ store, subject, text: 'نحتاج إلى طباعة قوائم التجهيز دفعة واحدة.', url }],
    ar: ({ store, subject, text, url }) => ({
      subject: `مقترح من متجر ${store.ar}: ${subject}`,
      paragraphs: splitParagraphs(text),
      button: { label: 'عرض المقترح', url },
    }),
    en: ({ store, subject, text, url }) => ({
      subject: `Feature request from ${store.en || store.ar}: ${subject}`,
      paragraphs: splitParagraphs(text),
      button: { label: 'View feature request', url },
    }),
  }),
  development_answered: notice({
    to: 'store',
    mail: 'by_sender',
    samples: [{ subject }],
    ar: ({ subject }) => ({ title: 'رد على مقترحك', body: `وصلك رد من فريق رحبة على مقترحك «${subject}».` }),
    en: ({ subject }) => ({ title: 'Reply to your feature request', body: `Our team replied to your feature request “${subject}”.` }),
  }),
  development_closed: notice({
    to: 'store',
    mail: 'by_sender',
    samples: [{ subject }],
    ar: ({ subject }) => ({ title: 'تم إغلاق مقترحك', body: `تم إغلاق مقترحك «${subject}». يمكنك الرد عليه لإعادة فتحه.` }),
    en: ({ subject }) => ({ title: 'Feature request closed', body: `Your feature request “${subject}” was closed. Reply to reopen it.` }),
  }),
}
