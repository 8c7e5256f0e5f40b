import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** What a browser has no use for of a call: the server alone reads and judges by these. They are nearly all of a contract file's weight. */
const serverOnly = new Set([
  'summary',
  'tags',
  'owner',
  'audit',
  'params',
  'query',
  'body',
  'response',
  'status',
  'errors',
  'atomic',
  'limits',
  'body_limit',
  'step_up',
])

interface Cut {
  from: number
  to: number
  put: string
}

const isNode = (value: unknown): value is ESTree.Node => typeof value === 'object' && value !== null && 'type' in value

/** Every node within `node`, itself included. */
function nodesIn(node: ESTree.Node): ESTree.Node[] {
  return [node, ...Object.values(node).flatMap((part: unknown) => (Array.isArray(part) ? part : [part]).filter(isNode).flatMap(nodesIn))]
}

const isCallOf = (node: ESTree.Node | null | undefined, name: string): node is ESTree.CallExpression =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name

/** The properties of `endpoint({ … })` that stay on the server. */
function serverParts(call: ESTree.Node, code: string): Cut[] {
  if (!isCallOf(call, 'endpoint')) return []
  const [spec] = call.arguments
  if (spec?.type !== 'ObjectExpression') return []
  const parts = spec.properties.flatMap((part) => {
    if (part.type !== 'Property' || part.key.type !== 'Identifier' || !serverOnly.has(part.key.name)) return []
    const comma = /^\s*,/.exec(code.slice(part.end))
    return [{ from: part.start, to: part.end + (comma?.[0].length ?? 0), put: '' }]
  })
  // the function itself only fixes the type
  return [{ from: call.callee.start, to: call.callee.end, put: '' }, ...parts]
}

function apply(code: string, cuts: readonly Cut[]): string {
  // a part within a part that goes anyway is gone with it
  const gone = (cut: Cut) =>
    cut.put === '' && cuts.some((other) => other !== cut && other.put === '' && other.from <= cut.from && cut.to <= other.to)
  const outer = cuts.filter((cut) => !gone(cut))
  return outer.toSorted((a, b) => b.from - a.from).reduce((now, { from, to, put }) => now.slice(0, from) + put + now.slice(to), code)
}

/** Calls without what the server keeps; constants marked as made without effects, so that one nobody names is left out with all it names. */
function lean(code: string, program: ESTree.Program): string {
  const declarations = program.body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
  // calls that a function makes for several surfaces or resources
  const made = declarations.flatMap((one) =>
    one?.type === 'FunctionDeclaration' ? nodesIn(one).flatMap((node) => serverParts(node, code)) : [],
  )
  const inits = declarations
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => (init && init.type !== 'ArrowFunctionExpression' ? [init] : []))
  const plain = inits.flatMap((init) => {
    const nodes = nodesIn(init)
    const parts = nodes.flatMap((node) => serverParts(node, code))
    // reading a part of something may do something too, for all a bundler knows: a list of refusals brought every refusal's words
    if (!nodes.some(({ type }) => type === 'CallExpression' || type === 'MemberExpression')) return parts
    return [...parts, { from: init.start, to: init.start, put: '/*#__PURE__*/ (() => (' }, { from: init.end, to: init.end, put: '))()' }]
  })
  return apply(code, [...made, ...plain])
}

interface Declared {
  names: string[]
  exported: boolean
  /** Made of schemas by itself: names the schema library, or is what an imported function makes (`pageOf(…)`, `bilingual(…)`). */
  isSchema: boolean
  uses: Set<string>
  text: string
}

function declared(statement: ESTree.Node, code: string, imported: ReadonlySet<string>): Declared | null {
  const exported = statement.type === 'ExportNamedDeclaration'
  const own = exported ? statement.declaration : statement
  if (own?.type !== 'VariableDeclaration' && own?.type !== 'FunctionDeclaration') return null
  const ids = own.type === 'VariableDeclaration' ? own.declarations.map(({ id }) => id) : [own.id]
  const names = ids.flatMap((id) => (id?.type === 'Identifier' ? [id.name] : []))
  if (names.length !== ids.length) return null
  const nodes = nodesIn(own)
  const uses = new Set(nodes.flatMap((node) => (node.type === 'Identifier' ? [node.name] : [])))
  // `lean` wraps what has calls or reads a part of something, and only that, into a function called at once
  const init = own.type === 'VariableDeclaration' ? own.declarations[0]?.init : null
  const isMade = init?.type === 'CallExpression' && nodes.some((node) => [...imported].some((name) => isCallOf(node, name)))
  return { names, exported, isSchema: uses.has('z') || isMade, uses, text: code.slice(own.start, own.end) }
}

/**
 * What a module says plainly, and its schemas with all that names them, as two modules: chunks are cut along modules, and a list that names calls
 * must not bring the schemas that stand beside them for a form. Null where there is nothing to part.
 */
function parted(code: string, program: ESTree.Program) {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration')
  const imported = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))
  const all = program.body.filter(({ type }) => type !== 'ImportDeclaration').map((statement) => declared(statement, code, imported))
  if (!all.every((one) => one !== null)) return null
  const schemas = new Set(all.filter(({ isSchema }) => isSchema))
  // a set is walked through its own additions: what names a schema, and what names that
  for (const one of schemas) for (const other of all) if (one.names.some((name) => other.uses.has(name))) schemas.add(other)
  const plain = all.filter((one) => !schemas.has(one))
  if (schemas.size === 0 || plain.length === 0) return null
  const head = imports.map(({ start, end }) => code.slice(start, end)).join('\n')
  const write = (those: readonly Declared[]) => those.map(({ text }) => `export ${text}`).join('\n')
  const exportedOf = (those: readonly Declared[]) => those.filter(({ exported }) => exported).flatMap(({ names }) => names)
  const late = all.filter((one) => schemas.has(one))
  return {
    plain: { code: `${head}\n${write(plain)}`, exports: exportedOf(plain) },
    schemas: { code: `${head}\n${write(late)}`, exports: exportedOf(late), needs: plain.flatMap(({ names }) => names) },
  }
}

/**
 * The contract as the browser gets it. Of each call only its name, method, path, who may make it and its labels: `endpoint.body` and the other parts are
 * not there in a browser, and a form names the schema of its body itself (a house rule watches over both). What a page does not name is left out, and
 * the schema library comes with the pages that judge input. `npm run dev` serves the contract as it stands.
 */
export function leanContract(): Plugin {
  const pieces = new Map<string, string>()
  return {
    name: 'lean-contract',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /contract[\\/]src[\\/].*\.ts\?(plain|schemas)$/ },
      handler(id) {
        const code = pieces.get(id)
        return code === undefined ? null : { code, moduleSideEffects: false }
      },
    },
    transform: {
      filter: { id: /contract[\\/]src[\\/].*\.ts$/ },
      handler(code, id) {
        const cut = lean(code, this.parse(code))
        const parts = parted(cut, this.parse(cut))
        if (!parts) return { code: cut, map: null, moduleSideEffects: false }
        const { plain, schemas } = parts
        const from = (part: 'plain' | 'schemas') => `from ${JSON.stringify(`${id}?${part}`)}`
        pieces.set(`${id}?plain`, plain.code)
        pieces.set(`${id}?schemas`, `import { ${schemas.needs.join(', ')} } ${from('plain')}\n${schemas.code}`)
        const facade = `export { ${plain.exports.join(', ')} } ${from('plain')}\nexport { ${schemas.exports.join(', ')} } ${from('schemas')}`
        return { code: facade, map: null, moduleSideEffects: false }
      },
    },
  }
}
