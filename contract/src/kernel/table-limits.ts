/** The maximum length of a cell of an uploaded table, in characters: Excel's own limit. */
export const maxCellLength = 32_767
/** The maximum length of all cells of one row together. */
export const maxRowLength = 131_072
