/** What the longest cell of an uploaded table may hold, in characters: Excel's own bound. */
export const maxCellLength = 32_767
/** What the cells of one row may hold together. */
export const maxRowLength = 131_072
