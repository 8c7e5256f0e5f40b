import sharp, { type OverlayOptions } from 'sharp'
import type { SeedPapers, SeedStore } from '../data/types.ts'
import { svg } from './scene.ts'
import { disc, faded, path, rect, ring, star } from './shapes.ts'
import { type TextSpec, textOverlay, textPicture } from './text.ts'

// Papers that look like what a merchant uploads, made up from the demo data and marked as samples in both languages.

const ink = '#26312E'
const faint = '#7A857F'

interface Paper {
  title: string
  subtitle: string
  color: string
  rows: readonly (readonly [label: string, value: string])[]
  /** Scale relative to the full size of 900 × 1240. */
  scale?: number
}

/** An A5 paper: head, rows of label and value, a stamp, and the word sample across it. */
async function paper({ title, subtitle, color, rows, scale = 1 }: Paper): Promise<Buffer> {
  const width = 900
  const height = 1240
  const page =
    rect(0, 0, width, height, 0, '#FDFCF8') +
    `<rect x="30" y="30" width="840" height="1180" rx="10" fill="none" stroke="${color}" stroke-width="3"/>` +
    `<rect x="40" y="40" width="820" height="1160" rx="6" fill="none" stroke="${color}" stroke-width="1"/>` +
    rect(40, 40, 820, 150, 6, color) +
    star(124, 115, 44, '#ffffff') +
    star(124, 115, 26, color) +
    rows.map((_, at) => (at % 2 === 0 ? rect(70, 262 + at * 84, 760, 84, 6, '#F3F1EA') : '')).join('') +
    faded(0.55, ring(200, 1060, 78, color, 5) + ring(200, 1060, 62, color, 2) + star(200, 1060, 34, color)) +
    path('M560 1090q30 -50 60 -10t50 -20t70 10', 'none') +
    `<path d="M560 1076q30 -56 56 -6t50 -22t78 8" fill="none" stroke="#2B4A7A" stroke-width="5" stroke-linecap="round"/>` +
    rect(540, 1106, 240, 2, 0, faint)
  const texts: TextSpec[] = [
    { text: title, size: title.length > 20 ? 34 : 44, color: '#ffffff', bold: true, x: 830, y: 66, anchor: 'end' },
    { text: subtitle, size: 24, color: '#ffffff', x: 830, y: 132, anchor: 'end' },
    ...rows.flatMap(([label, value], at): TextSpec[] => [
      { text: label, size: 25, color: faint, x: 808, y: 288 + at * 84, anchor: 'end' },
      { text: value, size: 29, color: ink, bold: true, x: 92, y: 284 + at * 84 },
    ]),
    { text: 'التوقيع والختم', size: 22, color: faint, x: 660, y: 1116, anchor: 'middle' },
  ]
  const at = (length: number) => Math.round(length * scale)
  const overlays = await Promise.all(texts.map((text) => textOverlay({ ...text, size: at(text.size), x: at(text.x), y: at(text.y) })))
  return sharp(svg(at(width), at(height), `0 0 ${width} ${height}`, page))
    .composite([...overlays, await sampleMark(at(width), at(height))])
    .flatten()
    .jpeg({ quality: 80 })
    .toBuffer()
}

const marks = new Map<number, Promise<OverlayOptions>>()

/** The word that nobody can miss, across the paper. */
function sampleMark(width: number, height: number): Promise<OverlayOptions> {
  const known = marks.get(width)
  if (known !== undefined) return known
  const made = (async () => {
    const { data } = await textPicture('نموذج  SAMPLE', Math.round(width / 9), '#C0392B', true)
    const turned = await sharp(data)
      .rotate(-28, { background: '#00000000' })
      .ensureAlpha()
      .linear([1, 1, 1, 0.3], [0, 0, 0, 0])
      .png()
      .toBuffer({ resolveWithObject: true })
    return {
      input: turned.data,
      left: Math.max(0, Math.round((width - turned.info.width) / 2)),
      top: Math.max(0, Math.round((height - turned.info.height) / 2)),
    }
  })()
  marks.set(width, made)
  return made
}

const spaced = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ')

export const commercialRegister = (store: SeedStore, papers: SeedPapers): Promise<Buffer> =>
  paper({
    title: 'سجل تجاري',
    subtitle: 'Commercial Register',
    color: '#1E6B52',
    rows: [
      ['الرقم الموحد', papers.commercial_register_no ?? ''],
      ['الاسم التجاري', store.name.ar],
      ['Trade name', store.name.en],
      ['اسم المالك', store.owner_name],
      ['الكيان', 'مؤسسة فردية'],
      ['النشاط', 'البيع بالتجزئة عبر الإنترنت'],
      ['تاريخ التأكيد السنوي', papers.commercial_register_end_date ?? ''],
    ],
  })

export const freelanceDocument = (store: SeedStore, papers: SeedPapers): Promise<Buffer> =>
  paper({
    title: 'وثيقة العمل الحر',
    subtitle: 'Freelance Document',
    color: '#4B5FA0',
    rows: [
      ['رقم الوثيقة', papers.free_labor_no ?? ''],
      ['الاسم', store.owner_name],
      ['رقم الهوية', papers.national_id],
      ['المهنة', 'حرف ومنتجات يدوية'],
      ['الاسم التجاري', store.name.ar],
    ],
  })

export const vatCertificate = (store: SeedStore, papers: SeedPapers): Promise<Buffer> =>
  paper({
    title: 'شهادة تسجيل ضريبة القيمة المضافة',
    subtitle: 'VAT Registration Certificate',
    color: '#2F4B7C',
    rows: [
      ['الرقم الضريبي', papers.vat_no ?? ''],
      ['اسم المكلف', store.name.ar],
      ['Taxpayer', store.name.en],
      ['السجل التجاري', papers.commercial_register_no ?? ''],
      ['الفترة الضريبية', 'ربع سنوية'],
    ],
  })

export const ibanLetter = (store: SeedStore, papers: SeedPapers, bankName: string): Promise<Buffer> =>
  paper({
    title: 'شهادة آيبان',
    subtitle: 'IBAN Letter',
    color: '#5A3E85',
    rows: [
      ['البنك', bankName],
      ['صاحب الحساب', store.entity_type === 'business' ? store.name.ar : store.owner_name],
      ['رقم الحساب', papers.bank_account_no],
      ['رقم الآيبان', spaced(papers.iban_no)],
      ['العملة', 'ريال سعودي'],
    ],
  })

export const incorporationDocument = (store: SeedStore, papers: SeedPapers): Promise<Buffer> =>
  paper({
    title: 'عقد التأسيس',
    subtitle: 'Articles of Incorporation',
    color: '#6B4A2B',
    rows: [
      ['الاسم التجاري', store.name.ar],
      ['المالك', store.owner_name],
      ['رقم السجل', papers.commercial_register_no ?? ''],
      ['المدينة', store.address.ar],
    ],
  })

/** A transfer slip as a bank's app shows it; amount as it should be printed, like 205.00. */
export const transferSlip = (slip: {
  from: string
  to: string
  iban: string
  amount: string
  reference: string
  date: string
}): Promise<Buffer> =>
  paper({
    // there are many of these, and people look at them on a phone
    scale: 0.55,
    title: 'إيصال تحويل',
    subtitle: 'Transfer receipt',
    color: '#0F5C4D',
    rows: [
      ['المبلغ (ريال)', slip.amount],
      ['من', slip.from],
      ['إلى', slip.to],
      ['الآيبان', spaced(slip.iban)],
      ['الرقم المرجعي', slip.reference],
      ['التاريخ', slip.date],
      ['الحالة', 'تم التنفيذ'],
    ],
  })

/** The front of an identity card, 860 × 540. */
export async function idImage(owner: string, nationalId: string): Promise<Buffer> {
  const card =
    rect(0, 0, 860, 540, 0, '#E9ECE6') +
    rect(20, 20, 820, 500, 26, '#DDE9E0') +
    faded(0.35, star(430, 300, 190, '#BFD6C6')) +
    rect(20, 20, 820, 96, 26, '#1E6B52') +
    rect(20, 80, 820, 36, 0, '#1E6B52') +
    rect(60, 160, 200, 260, 14, '#F7F9F6') +
    disc(160, 250, 52, '#9DB3A6') +
    path('M84 420C84 330 236 330 236 420z', '#9DB3A6') +
    rect(300, 440, 500, 50, 8, '#CBDBD0')
  const texts: TextSpec[] = [
    { text: 'بطاقة هوية', size: 40, color: '#ffffff', bold: true, x: 810, y: 44, anchor: 'end' },
    { text: 'Identity card', size: 26, color: '#ffffff', x: 56, y: 56 },
    { text: 'الاسم', size: 24, color: faint, x: 800, y: 160, anchor: 'end' },
    { text: owner, size: 34, color: ink, bold: true, x: 800, y: 196, anchor: 'end' },
    { text: 'رقم الهوية', size: 24, color: faint, x: 800, y: 280, anchor: 'end' },
    { text: nationalId, size: 38, color: ink, bold: true, x: 800, y: 316, anchor: 'end' },
  ]
  const overlays = await Promise.all(texts.map(textOverlay))
  return sharp(svg(860, 540, '0 0 860 540', card))
    .composite([...overlays, await sampleMark(860, 540)])
    .flatten()
    .jpeg({ quality: 82 })
    .toBuffer()
}
