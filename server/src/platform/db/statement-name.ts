const names = new Map<string, string>()
// A connection keeps every named statement it has seen, so their number is bounded; the shapes beyond are planned again each time.
const maxNames = 600

/**
 * The name a statement is prepared under: one for each text, undefined once there are too many. Planning a list's joins takes longer than
 * running them.
 */
export function statementName(text: string): string | undefined {
  let name = names.get(text)
  if (!name && names.size < maxNames) {
    name = `text_${names.size + 1}`
    names.set(text, name)
  }
  return name
}
