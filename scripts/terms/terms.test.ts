import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { codeBelow, root } from '../completeness/source.ts'
import { checkTexts } from './check-texts.ts'
import { readTerms } from './term-table.ts'

const terms = readTerms(readFileSync(`${root}docs/glossary.md`, 'utf8'))
const check = (file: string, text: string) => checkTexts([{ file, text }], terms).map(({ rule }) => rule)
const dictionary = (name: string, text: string) =>
  check(`web/src/text/${/[\u0621-\u064a]/.test(text) ? 'ar' : 'en'}/${name}.ts`, `export const text = { ${text} }`)

describe('the texts of the product', () => {
  it('follow the term base and the rules of style', () => {
    const sources = ['web/src', 'contract/src', 'server/src'].flatMap(codeBelow)
    expect(sources.length).toBeGreaterThan(1000)
    expect(terms.length).toBeGreaterThan(40)
    expect(checkTexts(sources, terms).map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
  })
})

// Every row of the term base that forbids a word has to find it in a plain text.
const places: Record<string, string> = {
  'a saved view': 'kit#views.title',
  'closing a dialog': 'kit#confirm.cancel',
  'goods that can be sold again': 'cancellations#count',
}
const entries = terms.flatMap(({ concept, never }) =>
  (['ar', 'en'] as const).flatMap((locale) => never[locale].map((entry) => [concept, locale, entry.replaceAll('"', '')] as const)),
)

describe('the term base', () => {
  it.each(entries)('finds for %s in %s: %s', (concept, locale, entry) => {
    const [name = '', key = ''] = (places[concept] ?? 'orders#hint').split('#')
    const value = key
      .split('.')
      .reduceRight((inner, part) => `{ ${part}: ${inner} }`, `'${locale === 'ar' ? `نص ${entry} هنا` : `Some ${entry} here`}'`)
    const found = check(`web/src/text/${locale}/${name}.ts`, `export const text = ${value}`)
    expect(found).toContainEqual(expect.stringContaining(`for ${concept}, expected`))
  })

  it('has no row without a concept, and forbids no word twice', () => {
    expect(terms.filter(({ concept }) => concept === '')).toEqual([])
    const all = entries.map(([, locale, entry]) => `${locale} ${entry}`)
    expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([])
  })
})

describe('the rules of style find', () => {
  it.each([
    [/begins? with What/, "facts: { title: 'What goes back?' }"],
    [/begins? with What/, "came: 'What came'"],
    [/begins? with What/, "came: 'ما وصل'"],
    [/Latin digits/, "digits: 'خلال ٢٤ ساعة'"],
    [/sign is %/, "off: 'خصم 20٪'"],
    [/isolated/, `off: (percent: number) => \`خصم \${percent}%\``],
    [/own comma/, "body: 'أضف المنتج, ثم احفظ.'"],
    [/no “was”/, "saved: 'The order was saved'"],
  ])('%s in %s', (rule, text) => {
    expect(dictionary('kit', text)).toContainEqual(expect.stringMatching(rule))
  })
})

describe('the rules allow', () => {
  it.each([
    ['chat', "retry: 'إعادة المحاولة'"],
    ['account', "resend: 'إعادة إرسال الرمز', again: 'بإعادة الإرسال'"],
    ['kit', "editor: { redo: 'إعادة' }"],
    ['kit', "views: { title: 'طرق العرض المحفوظة', name: 'اسم طريقة العرض' }"],
    ['kit', "resource: { view: 'عرض' }"],
    ['portal/offers', "offer: 'العرض', stop: 'إيقاف العرض'"],
    ['cancellations', "cancel: 'إلغاء الطلب'"],
    ['shop', "lead: 'يتصفح المتسوقون المتاجر'"],
    ['shop', "lead: 'Shoppers browse stores'"],
    ['catalog', "price: 'السعر الأصلي'"],
    ['orders', "paper: 'نسخة سارية', active: 'الكود الساري', expired: 'منتهي الصلاحية'"],
    ['orders', "hint: 'إنه متاح، وأن الطلب مكتمل، والآن إذا أردت'"],
    ['orders', "hint: 'الصرف والمعرفة والطرف والحيوان والأحيان'"],
    ['orders', "hint: 'Understand outstanding emails. The store is usually open.'"],
    ['orders', "hint: 'What you typed is still here.', saved: 'Order saved'"],
    ['orders', "title: 'ما محتوى كل عمود؟'"],
    ['orders', "network: 'لينكد إن', used: 'الصور غير المستخدمة'"],
    ['orders', `off: (percent: number) => \`خصم \\u200e\${percent}%\`, fixed: 'خصم \\u200e-10%'`],
    ['orders', `off: (text: string) => \`خصم \${text}\`, isolated: 'خصم \\u206620%\\u2069'`],
    ['orders', "status: { user: 'Customer' }, kind: status === 'user' ? 1 : 2"],
  ])('in %s: %s', (name, text) => {
    expect(dictionary(name, text)).toEqual([])
  })
})
