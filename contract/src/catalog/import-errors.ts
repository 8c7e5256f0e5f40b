import { defineErrors } from '../kernel/errors.ts'
import { tableErrors } from '../kernel/table-errors.ts'

const ownErrors = defineErrors({
  import_empty: {
    status: 422,
    ar: 'لا توجد صفوف في الملف. اكتب المنتجات تحت صف العناوين ثم أعد الرفع',
    en: 'The file has no rows. Write the products below the row of headings and upload it again',
  },
  import_headings_repeated: {
    status: 422,
    ar: 'عنوان العمود «{name}» مكرر. اجعل لكل عمود عنوانًا واحدًا مختلفًا ثم أعد الرفع',
    en: 'The heading “{name}” stands over more than one column. Give every column its own heading and upload the file again',
  },
  import_too_many_rows: {
    status: 422,
    ar: 'في الملف أكثر من {most} صف. قسّمه إلى ملفات أصغر',
    en: 'The file has more than {most} rows. Split it into smaller files',
  },
  import_too_many_waiting: {
    status: 409,
    ar: 'لديك {most} عمليات استيراد لم تكتمل. أكملها أو ألغِ ما لا تحتاج إليه منها ثم ارفع الملف',
    en: 'You have {most} imports that are not finished. Finish them or cancel those you do not need, then upload the file',
  },
  import_column_twice: {
    status: 422,
    ar: 'اخترت «{name}» لأكثر من عمود. اختر لكل حقل عمودًا واحدًا',
    en: '“{name}” is chosen for more than one column. Choose one column for each field',
  },
  import_column_missing: {
    status: 422,
    ar: 'ينقص الملف: {names}. اختر أعمدتها، أو اختر عمود معرّف المنتج أو الباركود لتعديل منتجات موجودة',
    en: 'The file lacks: {names}. Choose their columns, or choose a column with the product id or barcode to change products that exist',
  },
  import_wrong_state: {
    status: 409,
    ar: 'تغيّرت حالة هذا الاستيراد. حدّث الصفحة لترى أين وصل',
    en: 'This import has moved on. Reload to see where it stands',
  },
  import_nothing_to_do: {
    status: 409,
    ar: 'لا يوجد في الملف صف يُستورد. صحّح الصفوف المرفوضة ثم ارفع الملف من جديد',
    en: 'No row of this file can be imported. Mend the refused rows and upload the file again',
  },
})
/** The reasons to reject a whole file of products. */
export const importErrors = { ...tableErrors, ...ownErrors }

/** Faults of one cell or row, beyond those that the product's own schema reports. */
export const importFaults = defineErrors({
  formula: {
    status: 422,
    ar: '{field}: في الخلية معادلة. اكتب القيمة نفسها مكانها',
    en: '{field}: the cell holds a formula. Write the value itself instead',
  },
  unknown_name: { status: 422, ar: '{field}: لا يوجد «{value}»', en: '{field}: there is no “{value}”' },
  ambiguous_name: {
    status: 422,
    ar: '{field}: أكثر من واحد باسم «{value}». اكتب معرّفه كما في ملف التصدير',
    en: '{field}: more than one is called “{value}”. Write its id as in an export',
  },
  unknown_product: {
    status: 422,
    ar: '{field}: لا يوجد منتج بهذا المعرّف في متجرك. اترك الخلية فارغة لإضافة منتج جديد',
    en: '{field}: your store has no product with this id. Leave the cell empty to add a new product',
  },
  barcode_repeated: {
    status: 422,
    ar: '{field}: مكرر في الملف، ورد في الصف {row}',
    en: '{field}: repeated in the file, it is in row {row}',
  },
  barcode_taken: { status: 422, ar: '{field}: مستخدم لمنتج آخر في متجرك', en: '{field}: another product of your store has it' },
  product_repeated: {
    status: 422,
    ar: 'المنتج نفسه في الصف {row}. أبقِ صفًا واحدًا لكل منتج',
    en: 'The same product is in row {row}. Keep one row for each product',
  },
  too_many_cells: {
    status: 422,
    ar: 'في الصف خلايا أكثر من العناوين. ضع النص الذي فيه فاصلة بين علامتي تنصيص',
    en: 'The row has more cells than there are headings. Put text that holds a separator in quotation marks',
  },
  unknown_picture: {
    status: 422,
    ar: '{field}: لم تُرفع صورة باسم «{value}». ارفعها في خطوة مطابقة الأعمدة ثم أعد الفحص',
    en: '{field}: no picture called “{value}” was uploaded. Upload it at the step of columns and check again',
  },
  picture_address: {
    status: 422,
    ar: '{field}: لا تُجلب الصور من الروابط. ارفع الصورة واكتب اسم ملفها',
    en: '{field}: pictures are not fetched from addresses. Upload the picture and write the name of its file',
  },
  pictures_first: {
    status: 422,
    ar: '{field}: يُضاف المنتج الجديد مسودة. اترك الخلية فارغة، ثم راجعه وأرسله للمراجعة من صفحته',
    en: '{field}: a new product is added as a draft. Leave the cell empty, then look it over and send it for review from its page',
  },
})
