import {
  PDFArray,
  PDFContext,
  PDFDict,
  PDFHeader,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib'
import { refuse } from '../readers/refusal.ts'

const name = PDFName.of
const maxPages = 500

/** Keys that a page keeps; it may inherit the first four from the pages above it. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
const pageKeys = [...inherited, 'BleedBox', 'TrimBox', 'ArtBox', 'UserUnit', 'Contents', 'Group']
/** Keys that draw a note, a stamp or a filled field; those with its actions are dropped. */
const markKeys = ['Rect', 'AP', 'AS']
const marks = new Set([
  'Widget',
  'FreeText',
  'Stamp',
  'Ink',
  'Highlight',
  'Underline',
  'StrikeOut',
  'Square',
  'Circle',
  'Line',
  'Polygon',
  'PolyLine',
])

/** Ways out of what is drawn: to actions, other files, the tree of pages, or data of other programs. */
const ways = new Set([
  'A',
  'AA',
  'Parent',
  'P',
  'Metadata',
  'PieceInfo',
  'OPI',
  'Ref',
  'AF',
  'StructParent',
  'StructParents',
  'Next',
  'OpenAction',
  'URI',
])
/** A stream may say that its bytes lie in another file. */
const foreignStreamKeys = new Set(['F', 'FFilter', 'FDecodeParms'])
/** Dictionaries whose keys are any names: fonts, pictures, glyphs, inks. */
const anyNames = new Set(['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font', 'Properties', 'CharProcs', 'Colorants'])

/** Copies what is drawn from one document into another. */
function copier(from: PDFContext, to: PDFContext) {
  const known = new Map<PDFRef, PDFRef>()

  function getDict(source: PDFDict, isLeft: (key: string) => boolean): PDFDict {
    const made = to.obj({})
    for (const [key, value] of source.entries()) {
      const plain = key.decodeText()
      if (!isLeft(plain)) made.set(key, copy(value, anyNames.has(plain)))
    }
    return made
  }

  /** @param open whether its keys are any names, and none of them says anything */
  function copy(value: PDFObject, open = false): PDFObject {
    if (value instanceof PDFRef) {
      const before = known.get(value)
      if (before) return before
      const ref = to.nextRef()
      known.set(value, ref)
      const target = from.lookup(value)
      to.assign(ref, target ? copy(target, open) : to.obj(null))
      return ref
    }
    if (value instanceof PDFArray) {
      const made = to.obj([])
      for (const each of value.asArray()) made.push(copy(each))
      return made
    }
    if (value instanceof PDFStream) {
      const dict = getDict(value.dict, (key) => ways.has(key) || foreignStreamKeys.has(key) || key === 'Length')
      const contents = value.getContents()
      dict.set(name('Length'), PDFNumber.of(contents.length))
      return PDFRawStream.of(dict, contents)
    }
    if (value instanceof PDFDict) return getDict(value, (key) => !open && ways.has(key))
    return value
  }
  return copy
}

type Copy = ReturnType<typeof copier>

/** The pages from left to right, each with what it has from above. */
function toPages(from: PDFContext): Map<string, PDFObject>[] {
  const pages: Map<string, PDFObject>[] = []
  const seen = new Set<PDFDict>()
  const visit = (node: PDFObject | undefined, above: ReadonlyMap<string, PDFObject>) => {
    if (!(node instanceof PDFDict) || seen.has(node)) return
    seen.add(node)
    if (pages.length >= maxPages || seen.size > maxPages * 4) throw refuse('file_too_complex')
    const own = new Map(node.entries().map(([key, value]) => [key.decodeText(), value]))
    const passed = new Map([...above, ...[...own].filter(([key]) => inherited.includes(key))])
    const kids = from.lookup(own.get('Kids'))
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) visit(from.lookup(kid), passed)
    else pages.push(new Map([...passed, ...own]))
  }
  const root = from.lookup(from.trailerInfo.Root)
  if (root instanceof PDFDict) visit(root.lookup(name('Pages')), new Map())
  return pages
}

function picked(source: ReadonlyMap<string, PDFObject>, keys: readonly string[], to: PDFContext, copy: Copy): PDFDict {
  const made = to.obj({})
  for (const key of keys) {
    const value = source.get(key)
    if (value) made.set(name(key), copy(value))
  }
  return made
}

/** Marks on a page, as stamps: what they look like without what they do. Hidden ones stay hidden by being left out. */
function getMarks(page: ReadonlyMap<string, PDFObject>, from: PDFContext, to: PDFContext, copy: Copy): PDFObject[] {
  const all = from.lookup(page.get('Annots'))
  if (!(all instanceof PDFArray)) return []
  return all.asArray().flatMap((each) => {
    const mark = from.lookup(each)
    if (!(mark instanceof PDFDict)) return []
    const kind = mark.lookup(name('Subtype'))
    const flags = mark.lookup(name('F'))
    const hidden = flags instanceof PDFNumber && (flags.asNumber() & 0b100010) !== 0
    if (hidden || !(kind instanceof PDFName) || !marks.has(kind.decodeText()) || !mark.has(name('AP'))) return []
    const made = picked(new Map(mark.entries().map(([key, value]) => [key.decodeText(), value])), markKeys, to, copy)
    made.set(name('Type'), name('Annot'))
    made.set(name('Subtype'), name('Stamp'))
    made.set(name('F'), PDFNumber.of(4))
    return [to.register(made)]
  })
}

/**
 * A new PDF with the pages of a parsed one and what is drawn on them: no actions, forms, attachments, links, outlines or data of other programs.
 * Refuses with `file_corrupt` where there is no page and `file_too_complex` where there are too many.
 */
export async function rewritePdf(from: PDFContext): Promise<Buffer> {
  const to = PDFContext.create()
  to.header = PDFHeader.forVersion(1, 7)
  const copy = copier(from, to)
  const tree = to.nextRef()
  const pages = toPages(from).map((page) => {
    const made = picked(page, pageKeys, to, copy)
    made.set(name('Type'), name('Page'))
    made.set(name('Parent'), tree)
    const annots = getMarks(page, from, to, copy)
    if (annots.length > 0) made.set(name('Annots'), to.obj(annots))
    return to.register(made)
  })
  if (pages.length === 0) throw refuse('file_corrupt')
  to.assign(tree, to.obj({ Type: 'Pages', Kids: pages, Count: pages.length }))
  to.trailerInfo.Root = to.register(to.obj({ Type: 'Catalog', Pages: tree }))
  return Buffer.from(await PDFWriter.forContext(to, Number.POSITIVE_INFINITY).serializeToBuffer())
}
