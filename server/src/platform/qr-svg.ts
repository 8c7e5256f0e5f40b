// The library is loaded with the first code.
const load = async () => (await import('qrcode')).default

/** A QR code of `text` as an SVG picture with its quiet zone, dark on white whatever stands around it: readers want the contrast. */
export async function qrSvg(text: string): Promise<string> {
  const qrcode = await load()
  return qrcode.toString(text, { type: 'svg', errorCorrectionLevel: 'M', margin: 2, color: { dark: '#000000', light: '#ffffff' } })
}
