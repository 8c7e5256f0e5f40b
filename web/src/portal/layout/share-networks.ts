export const shareNetworks = ['facebook', 'twitter', 'telegram', 'whatsapp', 'linkedin', 'pinterest', 'reddit'] as const
export type ShareNetwork = (typeof shareNetworks)[number]

type Address = (link: string, message: string) => string

// The link and message are already encoded.
const addresses: Record<ShareNetwork, Address> = {
  facebook: (link) => `https://www.facebook.com/sharer/sharer.php?u=${link}`,
  twitter: (link, message) => `https://twitter.com/intent/tweet?url=${link}&text=${message}`,
  telegram: (link, message) => `https://t.me/share/url?url=${link}&text=${message}`,
  whatsapp: (link, message) => `https://wa.me/?text=${message}%20${link}`,
  linkedin: (link) => `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
  pinterest: (link, message) => `https://www.pinterest.com/pin/create/button/?url=${link}&description=${message}`,
  reddit: (link, message) => `https://www.reddit.com/submit?url=${link}&title=${message}`,
}

/** The page of a network on which a link is shared with a message. */
export const shareAddress = (network: ShareNetwork, link: string, message: string): string =>
  addresses[network](encodeURIComponent(link), encodeURIComponent(message))

/** True on Apple's mobile system, whose users are sent to the app in its store instead. An iPad identifies as a Mac with a touch screen. */
export const isIos = (device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPad|iPhone|iPod/.test(device.userAgent) || (/Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1)
