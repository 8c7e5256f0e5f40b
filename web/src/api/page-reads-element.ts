/** A placeholder in the server's document until all calls are answered, which is after the element was rendered. */
export const readsMark = '[["page-reads"]]'

/**
 * The script of the document that holds what the server read. The browser leaves in it what the server wrote. Public pages load this file too,
 * so it imports nothing.
 */
export const pageReadsElement = {
  id: 'page-reads',
  type: 'application/json',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: readsMark },
}
