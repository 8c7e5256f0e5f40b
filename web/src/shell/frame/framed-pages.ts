import { layout, type RouteConfigEntry } from '@react-router/dev/routes'

/** Pages inside a frame. Without pages there is no frame either: a frame alone would answer for the address above it. */
export const frame = (file: string, id: string, pages: RouteConfigEntry[]): RouteConfigEntry[] =>
  pages.length > 0 ? [layout(file, { id }, pages)] : []
