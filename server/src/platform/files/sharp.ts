import { lanes } from './lanes.ts'

/** Loaded with the first picture that is worked on: 10 MB that most nodes never need. */
export const loadSharp = async () => (await import('sharp')).default
export type Sharp = Awaited<ReturnType<typeof loadSharp>>

/** All work on pictures goes through here, uploads and sizes alike: libvips itself uses all cores for one picture. */
export const inPictureLane = lanes(2)
