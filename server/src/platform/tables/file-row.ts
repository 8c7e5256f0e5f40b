/** A row as the spreadsheet numbers it, its cells as text. */
export interface FileRow {
  row: number
  cells: string[]
}

/** The files of other shops have up to half of this; sheets that were coloured to the edge have 16,384. */
export const maxColumns = 200
