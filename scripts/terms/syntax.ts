import { parseAst } from 'rolldown/parseAst'
import type { Source } from '../house-source.ts'

/** A node of the syntax tree, as the parser makes it. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The nodes of one part of a node: a list, one, or none. */
export const toNodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

/** The statements of a source file. */
export const parseSource = ({ file, text }: Source): Node[] => toNodes(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)

/** The words of a string or template, with `{}` for every value that is filled in; null for any other node. */
export function readWords(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  const parts = toNodes(node.quasis).map(({ value }) => (value as { cooked: string | null }).cooked ?? '') // the parser types no parts
  return parts.join('{}')
}

/** The name of a property, variable or called function; undefined if it is computed. */
export function readName(node: Node): string | undefined {
  const named = { Property: node.key, VariableDeclarator: node.id, CallExpression: node.callee }[node.type]
  const [name] = toNodes(named)
  const said = name?.name ?? name?.value
  return typeof said === 'string' ? said : undefined
}

// Types, keys, module paths, and what a value is compared with.
const silent: Record<string, readonly string[]> = {
  ImportDeclaration: ['source', 'specifiers'],
  ExportNamedDeclaration: ['source'],
  ImportExpression: ['source'],
  Property: ['key'],
  MemberExpression: ['property'],
  SwitchCase: ['test'],
  BinaryExpression: ['left', 'right'],
}

/** The nodes below a node that may contain texts, each with its neighbours. */
export function readParts(node: Node): { child: Node; siblings: readonly Node[] }[] {
  const type = node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)
  if (type) return []
  // the + of two strings is no comparison
  const skipped = node.operator === '+' ? [] : (silent[node.type] ?? [])
  const parts = Object.entries(node).filter(([part]) => !skipped.includes(part))
  const branches = node.type === 'ConditionalExpression' ? [...toNodes(node.consequent), ...toNodes(node.alternate)] : null
  return parts.flatMap(([part, value]) => {
    const children = toNodes(value)
    return children.map((child) => ({ child, siblings: branches?.includes(child) ? branches : part === 'properties' ? [] : children }))
  })
}
