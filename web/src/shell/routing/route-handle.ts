import type { PartName } from '../../text/parts.ts'

/** The properties that a route module declares: `export const handle: RouteHandle = { text: ['admin/orders'] }`. */
export interface RouteHandle {
  /** Parts of the dictionaries the page shows; they are loaded before it is hydrated. */
  text?: readonly PartName[]
}

/** The parts that a set of matched routes name, each once. */
export function toParts(handles: readonly unknown[]): PartName[] {
  // Handles are typed by RouteHandle where they are declared; React Router returns them as unknown.
  return [...new Set(handles.flatMap((handle) => (handle as RouteHandle | undefined)?.text ?? []))]
}
