/** The keys of a constant table, at least one, as `z.enum` wants them. */
export const typedKeys = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(table) as [K, ...K[]] // no table is empty
