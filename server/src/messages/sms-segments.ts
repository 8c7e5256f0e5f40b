// The basic alphabet of GSM 03.38. A text with any other letter, such as an Arabic one, is sent in UCS-2.
const gsm = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)

/** The parts that a text message is sent and billed in. */
export function countSegments(text: string): { letters: number; alphabet: 'GSM-7' | 'UCS-2'; segments: number } {
  const alphabet = [...text].every((letter) => gsm.has(letter)) ? 'GSM-7' : 'UCS-2'
  const [one, each] = alphabet === 'GSM-7' ? [160, 153] : [70, 67]
  const letters = text.length
  return { letters, alphabet, segments: letters <= one ? 1 : Math.ceil(letters / each) }
}
