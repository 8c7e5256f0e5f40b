/** A row as the spreadsheet numbers it, its cells as text. */
export interface FileRow {
  row: number
  cells: string[]
}

/** A product has a fifth of this; sheets that were coloured to the edge have 16,384. */
export const maxColumns = 100
