/** The longest side of each size of a picture, in pixels. */
export const pictureSizes = [96, 480, 960] as const
export type PictureSize = (typeof pictureSizes)[number]

/** Where a public picture is read. It stands apart from the calls about files, so that showing a picture doesn't load the schema library. */
export const pictureUrl = (id: string, size: PictureSize = 480): string => `/files/${id}/${size}.webp`
