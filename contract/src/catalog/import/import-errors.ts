import { defineErrors } from '../../kernel/errors.ts'
import { tableErrors } from '../../kernel/table-errors.ts'

const ownErrors = defineErrors({
  import_empty: {
    status: 422,
    ar: 'لا توجد صفوف في الملف. أضف المنتجات تحت صف العناوين ثم ارفع الملف من جديد',
    en: 'The file has no rows. Add products below the heading row and upload it again',
  },
  import_headings_repeated: {
    status: 422,
    ar: 'عنوان العمود «{name}» مكرر. غيّر العناوين المكررة ثم ارفع الملف من جديد',
    en: 'Column heading “{name}” is used more than once. Rename the duplicates and upload the file again',
  },
  import_too_many_rows: {
    status: 422,
    ar: 'الحد الأقصى {max} صف لكل ملف. قسّم الملف إلى ملفات أصغر',
    en: 'The maximum is {max} rows per file. Split it into smaller files',
  },
  import_too_many_waiting: {
    status: 409,
    ar: 'لديك {max} عمليات استيراد غير مكتملة. أكملها أو ألغِ ما لا تحتاج إليه ثم ارفع الملف',
    en: 'You have {max} unfinished imports. Finish or cancel them, then upload the file',
  },
  import_column_twice: {
    status: 422,
    ar: 'اخترت «{name}» لأكثر من عمود. اختر عمودًا واحدًا لكل حقل',
    en: '“{name}” is selected for more than one column. Choose one column for each field',
  },
  import_column_missing: {
    status: 422,
    ar: 'حقول ناقصة في الملف: {names}. اختر أعمدتها، أو اختر عمود معرّف المنتج أو رمز SKU أو الباركود لتعديل منتجات موجودة',
    en: 'Missing from the file: {names}. Choose their columns, or choose a product ID, SKU or barcode column to update existing products',
  },
  import_wrong_state: {
    status: 409,
    ar: 'تغيّرت حالة هذا الاستيراد. حدّث الصفحة لعرض حالته الحالية',
    en: 'This import’s status has changed. Reload to see the current one',
  },
  import_nothing_to_do: {
    status: 409,
    ar: 'لا توجد في الملف صفوف يمكن استيرادها. صحّح الصفوف المرفوضة ثم ارفع الملف من جديد',
    en: 'None of the rows can be imported. Fix the rejected rows and upload the file again',
  },
})
/** The reasons to reject a whole file of products. */
export const importErrors = { ...tableErrors, ...ownErrors }

/** Faults of one cell or row, beyond those that the product's own schema reports. */
export const importFaults = defineErrors({
  formula: {
    status: 422,
    ar: '{field}: تحتوي الخلية على معادلة. اكتب القيمة بدلًا منها',
    en: '{field}: the cell contains a formula. Enter the value instead',
  },
  name_missing: {
    status: 422,
    ar: 'اسم المنتج ناقص. اكتبه بالعربية أو الإنجليزية',
    en: 'The product name is missing. Enter it in Arabic or English',
  },
  unknown_name: {
    status: 422,
    ar: '{field}: لا توجد نتيجة مطابقة لـ «{value}». استخدم قيمة من ملف تصدير',
    en: '{field}: no match for “{value}”. Use a value from an exported file',
  },
  ambiguous_name: {
    status: 422,
    ar: '{field}: الاسم «{value}» مكرر. اكتب المعرّف كما في ملف التصدير',
    en: '{field}: more than one is named “{value}”. Use its ID from an export',
  },
  unknown_product: {
    status: 422,
    ar: '{field}: لا يوجد منتج بهذا المعرّف في متجرك. اترك الخلية فارغة لإضافة منتج جديد',
    en: '{field}: your store has no product with this ID. Leave the cell empty to add a new product',
  },
  barcode_repeated: {
    status: 422,
    ar: '{field}: القيمة مكررة في الصف {row}',
    en: '{field}: same value as row {row}',
  },
  barcode_taken: { status: 422, ar: '{field}: مستخدم لمنتج آخر في متجرك', en: '{field}: already used by another product in your store' },
  product_repeated: {
    status: 422,
    ar: 'المنتج مكرر في الصف {row}. أبقِ صفًا واحدًا لكل منتج',
    en: 'Same product as row {row}. Keep one row for each product',
  },
  variant_repeated: {
    status: 422,
    ar: 'المتغير مكرر في الصف {row}. أبقِ صفًا واحدًا لكل متغير',
    en: 'Same variant as row {row}. Keep one row for each variant',
  },
  unknown_variant: {
    status: 422,
    ar: '{field}: لا يوجد متغير بهذا المعرّف في المنتج. اترك الخلية فارغة لإضافة متغير جديد',
    en: '{field}: the product has no variant with this ID. Leave the cell empty to add a new variant',
  },
  other_product: {
    status: 422,
    ar: '{field}: القيمة لمنتج آخر غير منتج الصف {row}',
    en: '{field}: belongs to a different product than row {row}',
  },
  option_name_missing: {
    status: 422,
    ar: '{field}: اكتب اسم الخيار، مثل اللون أو المقاس',
    en: '{field}: enter the option name, such as colour or size',
  },
  option_value_missing: {
    status: 422,
    ar: '{field}: اكتب قيمة كل خيار من خيارات المنتج',
    en: '{field}: enter a value for each of the product’s options',
  },
  option_value_of_missing: {
    status: 422,
    ar: '{field}: اكتب قيمة «{name}»',
    en: '{field}: enter a value for “{name}”',
  },
  price_unreadable: {
    status: 422,
    ar: '{field}: أدخل مبلغًا صحيحًا بالريال',
    en: '{field}: enter a valid amount in riyals',
  },
  weight_range: {
    status: 422,
    ar: 'الوزن: اكتب رقمًا من {min} إلى {max} {unit}',
    en: 'Weight: enter a number from {min} to {max} {unit}',
  },
  option_name_repeated: {
    status: 422,
    ar: '{field}: للخيار اسم خيار آخر نفسه',
    en: '{field}: two options have the same name',
  },
  group_refused: {
    status: 422,
    ar: 'في المنتج نفسه خطأ في الصف {row}. يُستورد المنتج بجميع صفوفه أو لا يُستورد',
    en: 'Row {row} of the same product has an error. A product is imported with all of its rows or not at all',
  },
  too_many_cells: {
    status: 422,
    ar: 'عدد الخلايا في الصف أكبر من عدد العناوين. ضع النص الذي يحتوي على فاصلة بين علامتي تنصيص',
    en: 'This row has more cells than headings. Put text that contains a comma in quotation marks',
  },
  unknown_picture: {
    status: 422,
    ar: '{field}: لم تُرفع صورة باسم «{value}». ارفعها في خطوة «مطابقة الأعمدة» ثم أعد الفحص',
    en: '{field}: no image named “{value}” was uploaded. Upload it in the “Match columns” step and check again',
  },
  pictures_first: {
    status: 422,
    ar: '{field}: يُضاف المنتج الجديد كمسودة. اترك الخلية فارغة، ثم أرسله للمراجعة من صفحته',
    en: '{field}: new products are added as drafts. Leave the cell empty, then submit the product for review from its page',
  },
})

/** The warnings of rows that are imported. */
export const importWarnings = defineErrors({
  status_kept: {
    status: 422,
    ar: '{field}: لا يمكن تغيير حالة المنتج من «{now}» إلى «{requested}» بالملف، وتبقى الحالة كما هي',
    en: '{field}: a file can’t change a product from “{now}” to “{requested}”. Its status stays the same',
  },
  check_digit: {
    status: 422,
    ar: '{field}: رقم التحقق في الباركود غير صحيح. قارنه بالمطبوع على المنتج',
    en: '{field}: the barcode’s check digit is wrong. Compare it with the printed one',
  },
  differs: {
    status: 422,
    ar: '{field}: القيمة تختلف عن الصف {row} من المنتج نفسه، واعتُمدت قيمة ذلك الصف',
    en: '{field}: differs from row {row} of the same product. That row’s value is used',
  },
  variant_cell: {
    status: 422,
    ar: '{field}: القيمة في صف المنتج لا تُستخدم، لأن لكل متغير قيمته',
    en: '{field}: the value in the product’s row isn’t used, because each variant has its own',
  },
  language_missing: {
    status: 422,
    ar: '{field}: لا يوجد نص بهذه اللغة. يُستورد المنتج باللغة الأخرى، ويمكنك إكمال النص من صفحة الترجمات',
    en: '{field}: no text in this language. The product is imported in the other one; complete it on the Translations page',
  },
  no_quantity: {
    status: 422,
    ar: '{field}: لا توجد كمية محددة، فاعتُمدت الكمية 0',
    en: '{field}: no exact quantity, so 0 is used',
  },
  pictures_left: {
    status: 422,
    ar: '{field}: الحد الأقصى {max} صور لكل منتج، ولن تُضاف الصور الزائدة',
    en: '{field}: the maximum is {max} images per product. The others aren’t added',
  },
  picture_address: {
    status: 422,
    ar: '{field}: رابط الصورة «{value}» غير صحيح، ولن تُضاف. اكتب رابطًا كاملًا يبدأ بـ https://، أو ارفع الصورة واكتب اسم ملفها',
    en: '{field}: the image link “{value}” isn’t valid, so the image isn’t added. Enter a full link that starts with https://, or upload the image and enter its file name',
  },
  look_unread: {
    status: 422,
    ar: '{field}: «{value}» ليس لونًا ولا صورة، ولن يُستخدم. اكتب اللون مثل ‎#1a237e، أو رابط صورة يبدأ بـ ‎https://‎',
    en: '{field}: “{value}” is neither a colour nor an image, so it isn’t used. Enter a colour such as #1a237e, or an image link that starts with https://',
  },
  category_unknown: {
    status: 422,
    ar: '{field}: لا يوجد تصنيف باسم «{value}». يُضاف المنتج بلا تصنيف، واختر تصنيفه من صفحته',
    en: '{field}: no category is named “{value}”. The product is added without one; choose it on the product’s page',
  },
})

/** Why a picture was not fetched from its address, while its product was saved without it. */
export const pictureFaults = defineErrors({
  picture_invalid: { status: 422, ar: 'الرابط لا يبدأ بـ https:// أو غير صحيح', en: 'The link isn’t valid or doesn’t start with https://' },
  picture_inside: { status: 422, ar: 'الرابط يؤدي إلى شبكة داخلية', en: 'The link leads to a private network' },
  picture_silent: { status: 422, ar: 'لم تصل الصورة خلال 10 ثوانٍ', en: 'The image didn’t arrive within 10 seconds' },
  picture_unreachable: { status: 422, ar: 'تعذّر الاتصال بموقع الصورة', en: 'The image’s site couldn’t be reached' },
  picture_too_large: { status: 422, ar: 'حجم الصورة أكبر من 10 ميجابايت', en: 'The image is larger than 10 MB' },
  picture_status: {
    status: 422,
    ar: 'موقع الصورة رفض الطلب (الرمز {number})',
    en: 'The image’s site declined the request (status {number})',
  },
  picture_redirects: { status: 422, ar: 'الرابط يحوّل إلى روابط أخرى أكثر من 3 مرات', en: 'The link redirects more than 3 times' },
  picture_left: { status: 422, ar: 'للمنتج الحد الأقصى من الصور', en: 'The product has the maximum number of images' },
  picture_most: { status: 422, ar: 'الحد الأقصى {max} صورة من الروابط لكل ملف', en: 'The maximum is {max} images from links per file' },
  picture_product_gone: { status: 422, ar: 'حُذف المنتج', en: 'The product was deleted' },
})

/** The texts of a fault of a picture, before why it was not fetched. */
export const pictureNotFetched = defineErrors({
  picture_not_fetched: {
    status: 422,
    ar: 'لم تُضف الصورة {address}: {reason}',
    en: 'Image {address} wasn’t added: {reason}',
  },
  pictures_not_fetched: { status: 422, ar: 'صور تعذّر جلبها من روابطها', en: 'Images that couldn’t be fetched from their links' },
})
