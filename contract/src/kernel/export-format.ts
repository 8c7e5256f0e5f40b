import { z } from 'zod'

/** The formats of an exported list. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportFormat = z.enum(exportFormats).default('csv')
