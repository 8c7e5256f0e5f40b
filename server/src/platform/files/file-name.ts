const endings: Record<string, string> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' }

/** The ending of a file's name for its type, without the dot. */
export const getEnding = (mime: string): string => endings[mime] ?? 'bin'

// Control and bidi characters, and what a file system or a header gives a meaning to.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\\/:*?"<>|%;]+/gu

/**
 * The name a person gave a file, as it may be shown and sent back: without path, control and bidi characters, at most 80 characters,
 * with the ending of what the file really is.
 */
export function cleanFileName(fileName: string | undefined, mime: string): string {
  const last = (fileName ?? '').normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  // The name is cut first, since the steps below take time quadratic in its length.
  const base = [...last]
    .slice(0, 300)
    .join('')
    .replace(unwanted, ' ')
    .replace(/(\.[\p{L}\p{N}]{1,5})+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const short = [...base].slice(0, 80).join('').trim()
  return `${short || 'file'}.${getEnding(mime)}`
}

/** The Content-Disposition of `name`: an ASCII name for old programs, the true one for the rest (RFC 6266). */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name.replace(/[^\w. ()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
