import { codeBelow, root } from './source.ts'

interface Handle {
  name: string
  method: string
  path: string
  idempotent?: true
}

const isHandle = (value: object): value is Handle => 'name' in value && 'method' in value && 'path' in value

const handlesIn = (value: unknown): Handle[] => {
  if (typeof value !== 'object' || value === null) return []
  return isHandle(value) ? [value] : Object.values(value).flatMap(handlesIn)
}

/** Lists the calls that the contract's `*.calls.ts` files offer to the browser. */
export async function callHandles(): Promise<Handle[]> {
  const files = codeBelow('contract/src').filter(({ file }) => file.endsWith('.calls.ts'))
  const modules: unknown[] = await Promise.all(files.map(({ file }) => import(root + file)))
  return modules.flatMap((exported) => Object.values(exported as Record<string, unknown>).flatMap(handlesIn)) // a module is a record of its exports
}
