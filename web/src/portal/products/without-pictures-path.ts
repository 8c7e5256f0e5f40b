/** The drafts that can't be sent for review because they have no picture. */
export const withoutPicturesPath = '/store/products?status=draft&picture=missing'
