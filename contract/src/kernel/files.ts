import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { defineErrors, errors } from './errors.ts'
import { megabyte } from './file-limits.ts'
import * as calls from './files.calls.ts'
import type { FieldLabels } from './labels.ts'
import { idParams } from './shapes.ts'

/**
 * The purposes of files. A `picture` is public and stored in several sizes; a `paper` (id, register, IBAN letter) and a `slip` (proof of a transfer)
 * are private and need an authorised download. So does an `attachment` of a message.
 */
export const filePurposes = ['picture', 'paper', 'slip', 'attachment'] as const
export type FilePurpose = (typeof filePurposes)[number]
/** A PDF is kept about as large as it came: a slip is one page, a paper may be some that were scanned. */
export const maxPdfBytes: Readonly<Record<FilePurpose, number>> = {
  picture: 0,
  slip: 2 * megabyte,
  attachment: 4 * megabyte,
  paper: 8 * megabyte,
}

export const fileErrors = defineErrors({
  file_missing: { status: 422, ar: 'اختر ملفًا لرفعه', en: 'Choose a file to upload' },
  file_empty: { status: 422, ar: 'الملف فارغ. اختر ملفًا آخر', en: 'This file is empty. Choose another one' },
  file_too_large: { status: 422, ar: 'الحد الأقصى لحجم الملف {mb} ميجابايت', en: 'The maximum file size is {mb} MB' },
  file_pdf_too_large: {
    status: 422,
    ar: 'الحد الأقصى لحجم ملف PDF هو {mb} ميجابايت. احفظه بحجم أصغر أو ارفع صورة بدلًا منه',
    en: 'The maximum PDF size is {mb} MB. Save a smaller version or upload a photo instead',
  },
  file_too_many: { status: 422, ar: 'ارفع ملفًا واحدًا في كل مرة', en: 'Upload one file at a time' },
  file_type: {
    status: 422,
    ar: 'نوع الملف غير مدعوم. الأنواع المدعومة: {types}',
    en: 'This file type isn’t supported. Supported types: {types}',
  },
  file_not_picture: {
    status: 422,
    ar: 'هذا الملف ليس صورة. الأنواع المدعومة: JPEG وPNG',
    en: 'This file isn’t an image. Use JPEG or PNG',
  },
  file_pixels: {
    status: 422,
    ar: 'الحد الأقصى لأبعاد الصورة {mp} ميجابكسل و{side} بكسل لكل ضلع. صغّرها ثم أعد الرفع',
    en: 'The maximum image size is {mp} megapixels and {side} pixels per side. Make it smaller and try again',
  },
  file_corrupt: {
    status: 422,
    ar: 'تعذّرت قراءة الملف. قد يكون تالفًا أو غير مكتمل. ارفع ملفًا آخر',
    en: 'This file couldn’t be read. It may be damaged or incomplete. Upload another one',
  },
  file_storage_full: {
    status: 507,
    ar: 'لم يُحفظ الملف لأن مساحة التخزين ممتلئة. أعد المحاولة لاحقًا',
    en: 'The file wasn’t saved because storage is full. Try again later',
  },
  file_too_complex: {
    status: 422,
    ar: 'تعذّرت معالجة الملف لأنه كبير أو معقد جدًا. احفظه بحجم أصغر ثم أعد الرفع',
    en: 'This file is too large or complex to process. Save a smaller version and upload it',
  },
  file_too_many_unused: {
    status: 422,
    ar: 'لديك ملفات كثيرة لم تُستخدم بعد. احفظ نماذجها أو احذف ما لا تحتاج إليه ثم أعد المحاولة. تُحذف الملفات غير المستخدمة بعد 24 ساعة',
    en: 'You have many unused uploads. Save their forms or delete some, then try again. Unused files are deleted after 24 hours',
  },
  file_queue: {
    status: 429,
    ar: 'توجد ملفات كثيرة قيد المعالجة الآن. أعد المحاولة بعد {wait}',
    en: 'Many files are being processed right now. Try again in {wait}',
  },
  file_pdf_unsafe: {
    status: 422,
    ar: 'يحتوي ملف PDF على أوامر أو مرفقات أو حماية بكلمة مرور. احفظه من جديد بصيغة PDF عادية (طباعة إلى PDF) ثم ارفعه',
    en: 'This PDF has scripts, attachments or a password. Save it as a plain PDF (print to PDF) and upload it again',
  },
})

const fileSchema = z.object({
  id: z.uuid(),
  mime: z.string(),
  name: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  public: z.boolean(),
  url: z.string().nullable(),
})
export type UploadedFile = z.output<typeof fileSchema>

const fileLabels = {
  file: { ar: 'الملف', en: 'File' },
  purpose: { ar: 'الغرض من الملف', en: 'File purpose' },
} satisfies FieldLabels

const upload = {
  method: 'POST',
  owner: 'self',
  tags: ['files'],
  // The body is read before anything is written, so the handler opens its transactions itself.
  atomic: false,
  audit: { none: 'an uploaded file means nothing until a record uses it, and saving that record is audited' },
  raw: 'upload',
  body_limit: 8 * 1024 + 64,
  response: fileSchema,
  status: 201,
  errors: Object.values(fileErrors),
  labels: fileLabels,
  limits: [{ by: 'ip', points: 600, seconds: 3600 }],
} as const

const one = { params: idParams, tags: ['files'], errors: [errors.not_found] } as const
const download = { ...one, raw: 'download', response: null, status: 200 } as const
const removal = {
  ...one,
  owner: 'self',
  response: null,
  audit: { none: 'only a file that no record uses can be deleted' },
  errors: [errors.not_found, errors.in_use],
} as const

export const uploadAdminFile = endpoint({
  ...upload,
  name: 'uploadAdminFile',
  path: '/admin/files',
  summary: 'Upload a file (multipart: file, purpose)',
  access: { audience: 'admin', permissions: [] },
})
export const uploadStoreFile = endpoint({
  ...upload,
  name: 'uploadStoreFile',
  path: '/store/files',
  summary: 'Upload a file for the store (multipart: file, purpose)',
  access: { audience: 'store' },
})
export const uploadUserFile = endpoint({
  ...upload,
  ...calls.uploadUserFile,
  summary: 'Upload a file for the customer (multipart: file, purpose)',
  access: { audience: 'user' },
})

export const downloadAdminFile = endpoint({
  ...download,
  ...calls.downloadAdminFile,
  summary: 'Download a file if you have the permission for its record. Each download is recorded in the audit log',
  // The keys are those of the record that uses the file.
  access: { audience: 'admin', permissions: [] },
  owner: 'platform',
  audit: { action: 'files.read' },
})
export const downloadStoreFile = endpoint({
  ...download,
  name: 'downloadStoreFile',
  method: 'GET',
  path: '/store/files/{id}',
  summary: "Download one of the store's own files. Requires the permission for the record that uses it",
  access: { audience: 'store' },
  owner: 'store',
})
export const downloadUserFile = endpoint({
  ...download,
  name: 'downloadUserFile',
  method: 'GET',
  path: '/user/files/{id}',
  summary: "Download one of the customer's own files",
  access: { audience: 'user' },
  owner: 'user',
})

export const deleteAdminFile = endpoint({
  ...removal,
  name: 'deleteAdminFile',
  method: 'DELETE',
  path: '/admin/files/{id}',
  summary: 'Delete an uploaded file that no record uses',
  access: { audience: 'admin', permissions: [] },
})
export const deleteStoreFile = endpoint({
  ...removal,
  ...calls.deleteStoreFile,
  summary: 'Delete an uploaded file that no record uses',
  access: { audience: 'store' },
})
export const deleteUserFile = endpoint({
  ...removal,
  name: 'deleteUserFile',
  method: 'DELETE',
  path: '/user/files/{id}',
  summary: 'Delete an uploaded file that no record uses',
  access: { audience: 'user' },
})
