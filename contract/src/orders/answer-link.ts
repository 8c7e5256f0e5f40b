const link = /^https:\/\/[^\s/]+\.\S+$/i
// Browsers read a backslash as a slash, and what is before an at sign as the name of a reader.
const parts = /^https:\/\/(?:[^\\/?#]*@)?([^\\/?#]*)([^?#]*)/i
const picture = /\.(avif|gif|heic|jpe?g|png|svg|webp)$/i

/** True if an answer is a link to a file, which is what an additional field of that kind takes. */
export const isFileLink = (answer: string): boolean => link.test(answer)

export interface FileLink {
  /** The file's name as its address ends; empty for an address that names none. */
  name: string
  host: string
  is_picture: boolean
}

/** Reads the name of a file and the site that has it from a link. `answer` passed {@link isFileLink}. */
export function readFileLink(answer: string): FileLink {
  const [, host = '', path = ''] = parts.exec(answer) ?? []
  const last = path.split(/[\\/]/).findLast((part) => part !== '') ?? ''
  let name = last
  try {
    name = decodeURIComponent(last)
  } catch {
    // A lone percent sign stays as it was typed.
  }
  return { name, host, is_picture: picture.test(name) }
}
