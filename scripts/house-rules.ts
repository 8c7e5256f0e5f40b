import { basename, dirname, join } from 'node:path/posix'
import { domainPairs } from './domain-pairs.ts'
import type { Finding, Source } from './house-source.ts'
import { importCircles } from './import-circles.ts'

type Rule = (source: Source) => { line: number; rule: string }[]

/** The four surfaces by their folders in `web/src`; the shop has three (docs/conventions.md#the-house). */
const surfaceOfFolder: ReadonlyMap<string, string> = new Map([
  ['admin', 'admin'],
  ['portal', 'portal'],
  ['landing', 'landing'],
  ['shop', 'shop'],
  ['market', 'shop'],
  ['shopper', 'shop'],
])
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const isTest = (file: string) => /(\.test|-fixtures)\.tsx?$/.test(file)

/** The text with comments blanked out, line numbers unchanged. Strings stay, since classes and labels live in them. */
export function withoutComments(text: string): string {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ')
  return text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/.*$/gm, blank)
}

/** Every line of `text` that matches, as findings. */
function matching(text: string, pattern: RegExp, rule: (match: RegExpMatchArray) => string) {
  return text.split('\n').flatMap((content, index) => {
    const match = content.match(pattern)
    return match ? [{ line: index + 1, rule: rule(match) }] : []
  })
}

/** Lists a file's imports with their lines. Relative ones become paths from the root. */
function listImports({ file, text }: Source): { line: number; target: string }[] {
  // a label may end in the word from, so a path holds no spaces
  const pattern = /(?:\bfrom |^import |\bimport\()(['"])([^'"\s]+)\1/gm
  return [...withoutComments(text).matchAll(pattern)].map((match) => {
    const target = match[2] ?? ''
    const line = text.slice(0, match.index).split('\n').length
    return { line, target: target.startsWith('.') ? join(dirname(file), target) : target }
  })
}

const notTooLong: Rule = ({ file, text }) => {
  const lines = text.split('\n').length - 1
  return isCode(file) && lines > 400 ? [{ line: 401, rule: `${lines} lines, expected at most 400` }] : []
}

const kebabCase: Rule = ({ file }) => {
  const name = basename(file)
  return (isCode(file) || file.endsWith('.css')) && !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(name)
    ? [{ line: 1, rule: 'file names are kebab-case' }]
    : []
}

const noBarrel: Rule = ({ file, text }) => {
  if (!isCode(file)) return []
  if (/^index\.\w+$/.test(basename(file))) return [{ line: 1, rule: 'no barrels: an index file hides where things live' }]
  // the list of names may run over several lines
  const code = withoutComments(text)
  return [...code.matchAll(/^export (?:type )?(?:\*(?: as \w+)?|\{[^}]*\}) from /gm)].map(({ index }) => ({
    line: code.slice(0, index).split('\n').length,
    rule: 'no barrels: import a thing from the file that makes it',
  }))
}

/** One pattern for each kind of file of the contract (docs/decisions/calls-and-schemas.md), so that a dot alone tells no two files apart. */
const contractFilesNamed: Rule = ({ file }) =>
  /^contract\/src\/.*(-schemas?|-calls|\.labels|\.shapes?)\.ts$/.test(file)
    ? [{ line: 1, rule: 'calls are in x.calls.ts, schemas of forms in x.schemas.ts, shared shapes in x-shapes.ts, labels in x-labels.ts' }]
    : []

const cssSide = /(^|[\s;{])((margin|padding|border)-(left|right)|(left|right)|text-align)\s*:\s*([^;]*)/
const styleSide = /\b((margin|padding|border)(Left|Right)|marginLeft|paddingRight)\b\s*[:=]|\b(ml|mr|pl|pr)=[{"']/

/** Left and right are wrong in one of the two languages. */
const logicalCss: Rule = ({ file, text }) => {
  const rule = () => 'logical CSS only: inline-start and inline-end instead of left and right'
  if (file.endsWith('.css'))
    return withoutComments(text)
      .split('\n')
      .flatMap((content, index) => {
        const match = content.match(cssSide)
        const physical = match && (match[2] !== 'text-align' || /left|right/.test(match[6] ?? ''))
        return physical ? [{ line: index + 1, rule: rule() }] : []
      })
  return /^web\/src\/.*\.tsx$/.test(file) ? matching(withoutComments(text), styleSide, rule) : []
}

const productWord =
  /\b(merchants?|shoppers?|products?|coupons?|wallets?|payouts?|invoices?|checkouts?|carts?|catalog(ue)?s?|commissions?|stores|orders)\b/i

/** The kit could serve any other product: its names and texts know none of ours. */
const kitWithoutProduct: Rule = ({ file, text }) => {
  if (!file.startsWith('web/src/kit/') || isTest(file)) return []
  const words = withoutComments(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
  return matching(words, productWord, (match) => `the kit knows no product word, here "${match[0]}"`)
}

const contractImportsZod: Rule = (source) =>
  source.file.startsWith('contract/src/') && !isTest(source.file)
    ? listImports(source)
        .filter(({ target }) => target !== 'zod' && !target.startsWith('contract/src/'))
        .map(({ line, target }) => ({ line, rule: `the contract imports zod and itself, not ${target}` }))
    : []

const getWebFolder = (file: string) => file.match(/^web\/src\/(\w+)\//)?.[1] ?? ''
// The frame and the routes of the shop put its three folders together.
const joinsShop = (file: string) => file.startsWith('web/src/shop/layout/') || file === 'web/src/shop/routes.ts'

/** Surfaces share parts in folders below them, and the market and the shopper's pages share them in `shop`. */
const surfacesApart: Rule = (source) => {
  const own = getWebFolder(source.file)
  const surface = surfaceOfFolder.get(own)
  if (!surface && own !== 'kit') return []
  return listImports(source).flatMap(({ line, target }) => {
    const other = getWebFolder(target)
    const otherSurface = surfaceOfFolder.get(other)
    const isAllowed =
      other === own || otherSurface === undefined || (otherSurface === surface && (other === 'shop' || joinsShop(source.file)))
    return isAllowed ? [] : [{ line, rule: `${own} never imports ${other}` }]
  })
}

/** Parts that surfaces share are below them. The generated pages find their resource in the admins' menu, and the public pages have one script. */
const sharedBelowSurfaces: Rule = (source) => {
  const own = getWebFolder(source.file)
  if (own === '' || surfaceOfFolder.has(own) || ['kit', 'plain', 'resource'].includes(own) || isTest(source.file)) return []
  return listImports(source).flatMap(({ line, target }) => {
    const other = getWebFolder(target)
    return surfaceOfFolder.has(other) ? [{ line, rule: `what surfaces share never imports one: ${other}` }] : []
  })
}

/** Resources and the contract's domains are the product's; the kit knows the contract's kernel. */
const kitBelow: Rule = (source) =>
  source.file.startsWith('web/src/kit/') && !isTest(source.file)
    ? listImports(source)
        .filter(({ target }) => /^@rahba\/contract\/(?!kernel\/)|^web\/src\/resource\//.test(target))
        .map(({ line, target }) => ({ line, rule: `the kit knows the contract’s kernel and itself, not ${target}` }))
    : []

const isTable = (file: string) => /^server\/src\/.*\/([\w-]+-)?table\.ts$/.test(file)
const getDomain = (file: string) => file.match(/^server\/src\/(\w+)\//)?.[1]

/** The names that `text` imports from table files of other domains. */
function foreignTables(source: Source, own: string): { name: string; domain: string }[] {
  const pattern = /^import \{([^}]*)\} from '([^']+)'/gm
  return [...withoutComments(source.text).matchAll(pattern)].flatMap(([, names = '', path = '']) => {
    const target = join(dirname(source.file), path)
    const domain = getDomain(target)
    if (!isTable(target) || !domain || domain === own || domain === 'platform') return []
    return names.split(',').map((part) => ({ name: part.trim().replace(/^.* as /, ''), domain }))
  })
}

/** A read may join another domain's tables (docs/decisions/reads-may-join.md); only the domain itself writes them. */
const tablesAtHome: Rule = (source) => {
  const own = getDomain(source.file)
  if (!own || own === 'platform' || isTest(source.file)) return []
  return foreignTables(source, own).flatMap(({ name, domain }) =>
    matching(
      withoutComments(source.text),
      new RegExp(`\\.(insert|update|delete)\\(${name}\\)`),
      () => `${own} writes ${domain} by its functions, not its table`,
    ),
  )
}

/** The platform serves the domains and knows none of them. */
const platformBelow: Rule = (source) =>
  source.file.startsWith('server/src/platform/') && !isTest(source.file)
    ? listImports(source)
        .filter(({ target }) => target.startsWith('server/src/') && getDomain(target) !== undefined && getDomain(target) !== 'platform')
        .map(({ line, target }) => ({ line, rule: `the platform does not know the domain ${getDomain(target)}` }))
    : []

const driverFolder = 'server/src/platform/db/driver/'
const privateApi =
  /\b(NodePgSession|NodePgTransaction|NodePgPreparedQuery|PgDialect|PgSession|prepareQuery|_activeQuery|_queryQueue|_sentQueryQueue)\b|\._\.session\b|\bClient\.prototype\b|\bclient\.query\.bind\(|connection\.stream\b|from 'drizzle-orm\/[\w-]+\/\w|\bqueryChunks\b/

/** Drizzle and pg may change their undocumented parts in any version, so one folder has all uses of them. */
const driverAtHome: Rule = ({ file, text }) =>
  /^(server|bench)\//.test(file) && isCode(file) && !file.startsWith(driverFolder)
    ? matching(withoutComments(text), privateApi, ([name]) => `private API of Drizzle or pg outside ${driverFolder}: ${name}`)
    : []

/** The builder is the first way and `hot` the second; its prepared statements would be a third (docs/decisions/asking-the-database.md). */
const noPrepare: Rule = ({ file, text }) =>
  /^(server|bench)\//.test(file) && isCode(file) && !file.startsWith(driverFolder)
    ? matching(withoutComments(text), /\.prepare\(/, () => 'no prepared statement of the builder: a hot call has hot')
    : []

/** The builder knows the rows of its statements; those of SQL by hand have a schema, which tests check. */
const rowsHaveSchema: Rule = ({ file, text }) =>
  file.startsWith('server/src/') && !isTest(file) && !file.startsWith('server/src/platform/db/')
    ? matching(
        withoutComments(text),
        /\.execute<|\brows\b[^=]*= await [\w.]+\.execute\(|\.execute\(.*\)\)?\.rows\b|\.map\(.*\.execute\(/,
        () => 'rows of SQL by hand have a schema: readRows or hot, not execute',
      )
    : []

// Words that screens often show in the accusative. The list is needed because هذا, هنا and العليا end in a plain alef.
const accusatives =
  'أول جديد منتج فور صحيح رمز رابط يوم نهائي مرحب فارغ رقم نقد كود عنصر ملف واحد مبيع تلقائي مجان متاح كامل طلب مسجل عرض عمود مبلغ حالي غد بدل موجود جد عدد شيئ لاحق دائم معروض متجر تالف عنوان خيار بريد تاريخ بنكي تمام حساب معتمد قريب جاهز ساري مؤقت محفوظ تحويل إيصال سطر حقل مدفوع مغلق موقوف إشعار مستند كوبون مثل أيض مع بند أسبوعي شهري يومي كثير قليل صباح أهل'.replaceAll(
    ' ',
    '|',
  )
const bareAlef = new RegExp(`(?<![\\u0621-\\u0652])[وف]?(?:${accusatives})ا(?![\\u0621-\\u0652])|اً`)

// two of something end in a plain alef before what they belong to: طلبا إلغاء
const withoutTwos = (text: string) => text.replace(/^\s*two: .*$/gm, '')

/** Tanween is written, and before its alef: أولًا. In the demo market too, but for what its people write to each other. */
const tanween: Rule = ({ file, text }) =>
  /^(web|contract|server)\/src\/|^server\/seed\/data\/(?!chats|contact-messages)/.test(file) && isCode(file)
    ? matching(withoutTwos(withoutComments(text)), bareAlef, ([word]) => `tanween stands before its alef, as in أولًا: ${word}`)
    : []

// The lookbehind skips planted comments in the strings of house-rules.test.ts.
const headless = /(?:(?<!['"`])\/\*\*?|\/\/|^\s*\*) (?:What|Who|Whose|Whom|Whoever|Whatever|Whether|Of|Gives) /

/** A comment begins with what it is about (docs/conventions.md#language). */
const commentsHaveSubjects: Rule = ({ file, text }) =>
  /^((web|contract|server)\/src|server\/(seed|test)|bench|e2e|scripts|web\/scripts)\//.test(file) && isCode(file)
    ? matching(text, headless, ([start]) => `a comment begins with its subject, not with "${start.trim()}"`)
    : []

/** A function is a verb: `toRow`, `getName`. Names with “as of” or “one of” are allowed. Names of calls belong to the contract. */
const functionsAreVerbs: Rule = ({ file, text }) =>
  /^((web|server)\/src|server\/seed|server\/test\/(?!migrations)|bench|e2e|scripts|web\/scripts)/.test(file) && isCode(file)
    ? matching(
        withoutComments(text),
        /(?<!')\b(?:const|function) (?!asOf|oneOf|\w+(?:AsOf|OneOf)\b)([a-z]\w*Of)\b/,
        ([, name]) => `a function is named by a verb: ${name}`,
      )
    : []

/** A function that asks the database is named `read…` or `find…`; `get…` has its answer at hand. */
const queriesAreRead: Rule = ({ file, text }) =>
  file.startsWith('server/src/') && !file.endsWith('.test.ts')
    ? matching(
        text,
        /\b(?:const|function) (get[A-Z]\w*)(?: = )?(?:async )?\(db: Db\b/,
        ([, name]) => `a function that asks the database is named read…, not get…: ${name}`,
      )
    : []

/** Every scrolling part can be reached by keyboard. The library's own box can't. */
const scrollsByKeyboard: Rule = ({ file, text }) =>
  file.startsWith('web/src/')
    ? matching(withoutComments(text), /\bTable\.ScrollContainer\b/, () => 'no keyboard scrolls the library’s box: ScrollRegion does')
    : []

/** A text that people typed has its language as well as its direction, so that a screen reader reads it aloud in that. */
const typedTextHasLanguage: Rule = ({ file, text }) =>
  /^web\/src\/.*\.tsx$/.test(file) && !isTest(file)
    ? matching(
        withoutComments(text),
        // Sentences of the product are no typed text.
        /<bdi(?: dir="auto")?>\{(?!t\.|localize\(|describeRate\(|own === null)/,
        () => 'a text that people typed is a UserText, which gives it its language too',
      )
    : []

const rules: Rule[] = [
  notTooLong,
  kebabCase,
  noBarrel,
  contractFilesNamed,
  logicalCss,
  kitWithoutProduct,
  contractImportsZod,
  surfacesApart,
  sharedBelowSurfaces,
  kitBelow,
  tablesAtHome,
  platformBelow,
  driverAtHome,
  noPrepare,
  rowsHaveSchema,
  tanween,
  commentsHaveSubjects,
  functionsAreVerbs,
  queriesAreRead,
  scrollsByKeyboard,
  typedTextHasLanguage,
]

/** All breaks of the house's rules in these files, which are the whole repository. */
export const findingsIn = (sources: readonly Source[]): Finding[] => [
  ...sources.flatMap((source) => rules.flatMap((rule) => rule(source).map((finding) => ({ file: source.file, ...finding })))),
  ...importCircles(sources),
  ...domainPairs(sources),
]
