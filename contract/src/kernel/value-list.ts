// An address names several values of a filter in one text, separated by commas. This file is separate from the schemas, since pages write such texts.

/** Writes one value for such a text: a comma in it is `\,`, a backslash `\\`. */
export const writeListValue = (value: string): string => value.replace(/[\\,]/g, '\\$&')

/** Writes a text of several values. */
export const writeValueList = (values: readonly string[]): string => values.map(writeListValue).join(',')

/** Reads the values of a text, or of several texts where the parameter is repeated: each value once, without blanks around it, none empty. */
export function readValueList(texts: string | readonly string[]): string[] {
  const parts = [texts].flat().flatMap((text) => text.match(/(?:\\.|[^\\,])+/gs) ?? [])
  return [...new Set(parts.map((part) => part.replace(/\\(.)/gs, '$1').trim()))].filter(Boolean)
}
