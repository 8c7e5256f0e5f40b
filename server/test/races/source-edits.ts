import { parseAst } from 'rolldown/parseAst'

/** One part of a source file, found in its syntax tree, so that formatting, comments and most rewording do not matter. */
type Target =
  /** The only call of a function or method with this name. `mentions` chooses between several. */
  | { call: string; mentions?: string }
  /** The condition of the only `if` that mentions this name. */
  | { test: string }
  /** The initial value of a variable or property. */
  | { value: string }
  /** The only `throw` statement that mentions this name. */
  | { throws: string }
  /** The body of the only `catch` block. */
  | { caught: true }
  /** A piece of a template literal, such as SQL. */
  | { template: RegExp }

/**
 * Replaces one part of a source file. In `put`, `$&` is the part itself, `$object` the object of a method call, and `$1` an argument of a call.
 * For a template, `put` is the replacement of a regular expression.
 */
export type SourceEdit = Target & {
  /** The function, variable or property that contains the part. The whole file without it. */
  within?: string
  put: string
}

interface Node {
  type: string
  start: number
  end: number
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* walk(node: Node): Generator<Node> {
  yield node
  const parts: unknown[] = Object.values(node).flat()
  for (const part of parts) if (isNode(part)) yield* walk(part)
}

/** The child of a node under a key, such as the `test` of an `if`. */
function getChild(node: Node, key: string): Node | undefined {
  const child: unknown = Reflect.get(node, key)
  return isNode(child) ? child : undefined
}

/** The children of a node under a key, such as the `arguments` of a call. */
function getChildren(node: Node, key: string): Node[] {
  const children: unknown = Reflect.get(node, key)
  return Array.isArray(children) ? children.filter(isNode) : []
}

/** The text of an identifier or of a string; undefined for other nodes. */
function getName(node: Node | undefined): string | undefined {
  const name: unknown =
    node && (node.type === 'Identifier' ? Reflect.get(node, 'name') : node.type === 'Literal' && Reflect.get(node, 'value'))
  return typeof name === 'string' ? name : undefined
}

const mentions = (node: Node, name: string): boolean => [...walk(node)].some((part) => getName(part) === name)

const declarations = new Set(['FunctionDeclaration', 'VariableDeclarator', 'Property', 'MethodDefinition'])
/** True for a declaration of the name, also as in `const [name] = …`. */
function declares(node: Node, name: string): boolean {
  const declared = declarations.has(node.type) ? (getChild(node, 'id') ?? getChild(node, 'key')) : undefined
  const names = declared?.type === 'ArrayPattern' ? getChildren(declared, 'elements').map(getName) : [getName(declared)]
  return names.includes(name)
}

/** The name of the function or method that a call names. */
function getCallee(node: Node): string | undefined {
  const callee = node.type === 'CallExpression' ? getChild(node, 'callee') : undefined
  return getName(callee?.type === 'MemberExpression' ? getChild(callee, 'property') : callee)
}

/** The parts of a tree that a target describes. A template is found by its text instead. */
function findParts(scope: Node, target: Target): Node[] {
  const nodes = [...walk(scope)]
  const isDefined = (node: Node | undefined): node is Node => node !== undefined
  if ('call' in target)
    return nodes.filter((node) => getCallee(node) === target.call && (!target.mentions || mentions(node, target.mentions)))
  if ('test' in target)
    return nodes
      .map((node) => (node.type === 'IfStatement' ? getChild(node, 'test') : undefined))
      .filter((node) => isDefined(node) && mentions(node, target.test))
      .filter(isDefined)
  if ('value' in target)
    return nodes
      .filter((node) => declares(node, target.value))
      .map((node) => getChild(node, 'init') ?? getChild(node, 'value'))
      .filter(isDefined)
  if ('throws' in target) return nodes.filter((node) => node.type === 'ThrowStatement' && mentions(node, target.throws))
  if ('caught' in target) return nodes.map((node) => (node.type === 'CatchClause' ? getChild(node, 'body') : undefined)).filter(isDefined)
  return nodes.filter((node) => node.type === 'TemplateElement')
}

function only(nodes: readonly Node[], description: string): Node {
  const [node, ...others] = nodes
  if (!node || others.length > 0) throw new Error(`${nodes.length} parts match ${description}, expected one`)
  return node
}

const parse = (source: string): Node => parseAst(source, { lang: 'ts' }, 'source.ts')

/** The source with one edit. Throws unless exactly one part matches. */
export function editSource(source: string, edit: SourceEdit): string {
  const description = JSON.stringify(edit, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value))
  const program = parse(source)
  const { within } = edit
  const scope = within
    ? only(
        [...walk(program)].filter((node) => declares(node, within)),
        description,
      )
    : program
  const getText = ({ start, end }: Node) => source.slice(start, end)
  const replace = ({ start, end }: Pick<Node, 'start' | 'end'>, text: string) => source.slice(0, start) + text + source.slice(end)
  const parts = findParts(scope, edit)
  if ('template' in edit) {
    const part = only(
      parts.filter((node) => edit.template.test(getText(node))),
      description,
    )
    return replace(part, getText(part).replace(edit.template, edit.put))
  }
  const part = only(parts, description)
  const callee = getChild(part, 'callee')
  const object = callee && getChild(callee, 'object')
  const text = edit.put.replace(/\$(&|object|\d)/g, (_, key: string) => {
    const piece = key === '&' ? part : key === 'object' ? object : getChildren(part, 'arguments')[Number(key) - 1]
    if (!piece) throw new Error(`there is no $${key} in ${description}`)
    return getText(piece)
  })
  return replace(part, text)
}
