/** The widths a public picture is served in, in pixels; a narrower picture stays as wide as it is. */
export const pictureWidths = [160, 320, 480, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** The encodings of a picture, the smaller one first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/**
 * The address of a public picture; its content never changes. Every reader understands WebP. It is separate from the calls about files, so that
 * showing a picture doesn't load the schema library.
 */
export const pictureUrl = (id: string, width: PictureWidth = 640, format: PictureFormat = 'webp'): string =>
  `/files/${id}/${width}.${format}`

/** The size of the picture that a shared link shows, as WhatsApp and other networks cut it. */
export const sharedSize = { width: 1200, height: 630 } as const

/** The name of that picture. It is a JPEG, because WhatsApp shows no other format reliably. */
export const sharedName = 'shared.jpg'

/** The address of a public picture as a shared link shows it. */
export const sharedPictureUrl = (id: string): string => `/files/${id}/${sharedName}`
