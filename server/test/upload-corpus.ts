import { deflateSync, gzipSync } from 'node:zlib'
import { maxFileBytes } from '@rahba/contract/kernel/file-limits'
import sharp from 'sharp'
import { pdf, pdfCorpus } from './pdf-corpus.ts'

interface Hostile {
  what: string
  name: string
  type: string
  body: Buffer
  purpose: 'picture' | 'paper' | 'slip'
  /** Takes seconds to check: tried in `npm run prove` alone. */
  large?: true
  /** The code of the refusal, or `accepted` where what is kept must be harmless. */
  expect: string
}

const crcTable = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (data: Buffer) => {
  let c = 0xffffffff
  for (const byte of data) c = (crcTable[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc(head))
  return Buffer.concat([length, head, sum])
}

/** A PNG of one bit per pixel that claims its size honestly and is tiny when packed. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const solid = (width = 64, height = 48) => sharp({ create: { width, height, channels: 3, background: '#0F5C4D' } })
const padded = (file: Buffer, size: number) => Buffer.concat([file, Buffer.alloc(size - file.length)])
const html = Buffer.from('<!doctype html><script>alert(document.cookie)</script>')
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>')
const php = Buffer.from("<?php system($_GET['c']); ?>")
const zip = Buffer.concat([
  Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'),
  Buffer.alloc(60),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
])

/** Files people have attacked uploads with, and honest ones with hostile names. Every one is refused, or kept as something harmless. */
export async function uploadCorpus(): Promise<Hostile[]> {
  const jpeg = await solid().jpeg().toBuffer()
  const png = await solid().png().toBuffer()
  const gps = await solid()
    .jpeg()
    .withExif({
      IFD0: { Artist: '<script>alert(1)</script>', Copyright: 'EXIF-MARK' },
      IFD3: { GPSLatitude: '24/1 42/1 0/1', GPSLongitude: '46/1 40/1 0/1' },
    })
    .toBuffer()
  const turned = await solid(60, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, n) => (n * 7919) % 251))
  const item = (
    what: string,
    name: string,
    body: Buffer,
    expect: string,
    purpose: Hostile['purpose'] = 'paper',
    type = 'image/jpeg',
  ): Hostile => ({
    what,
    name,
    type,
    body,
    purpose,
    expect,
  })
  return [
    item('nothing', 'a.jpg', Buffer.alloc(0), 'file_empty'),
    item('SVG', 'a.svg', svg, 'file_type', 'picture', 'image/svg+xml'),
    item('SVG as JPEG', 'a.jpg', svg, 'file_type', 'picture'),
    item('SVG with an XML head', 'a.png', Buffer.concat([Buffer.from('<?xml version="1.0"?>'), svg]), 'file_type', 'picture', 'image/png'),
    item('HTML as JPEG', 'a.jpg', html, 'file_type'),
    item('HTML as PDF', 'a.pdf', html, 'file_type', 'paper', 'application/pdf'),
    item('PHP as JPEG', 'a.php.jpg', php, 'file_type'),
    item('zip as JPEG', 'a.jpg', zip, 'file_type'),
    item('zip', 'a.zip', zip, 'file_type', 'paper', 'application/zip'),
    item('gzip', 'a.jpg.gz', gzipSync(Buffer.alloc(1_000_000)), 'file_type'),
    item('GIF', 'a.gif', await solid().gif().toBuffer(), 'file_type', 'picture', 'image/gif'),
    item('GIF as JPEG', 'a.jpg', await solid().gif().toBuffer(), 'file_type', 'picture'),
    item('GIF that is JavaScript too', 'a.jpg', Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1'), 'file_type', 'picture'),
    item('WebP', 'a.webp', await solid().webp().toBuffer(), 'file_type', 'picture', 'image/webp'),
    item('WebP as PNG', 'a.png', await solid().webp().toBuffer(), 'file_type', 'picture', 'image/png'),
    item('TIFF', 'a.tiff', await solid().tiff().toBuffer(), 'file_type', 'picture', 'image/tiff'),
    item('AVIF', 'a.avif', await solid().avif().toBuffer(), 'file_type', 'picture', 'image/avif'),
    item('BMP', 'a.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]), 'file_type', 'picture', 'image/bmp'),
    item('Windows program as PNG', 'a.png', Buffer.concat([Buffer.from('MZ'), noise]), 'file_type', 'picture', 'image/png'),
    item('Linux program', 'a.jpg', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), noise]), 'file_type'),
    item('noise', 'a.jpg', noise, 'file_type'),
    item('only the magic of JPEG', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'file_corrupt'),
    item('only the magic of PNG', 'a.png', png.subarray(0, 8), 'file_corrupt|file_type', 'picture', 'image/png'),
    item('JPEG cut off', 'a.jpg', jpeg.subarray(0, Math.floor(jpeg.length * 0.6)), 'file_corrupt'),
    item('PNG cut off', 'a.png', png.subarray(0, Math.floor(png.length * 0.7)), 'file_corrupt', 'picture', 'image/png'),
    item('magic of JPEG, then HTML', 'a.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]), 'file_corrupt'),
    item('PNG of 16,000 x 16,000', 'a.png', hugePng(16_000, 16_000), 'file_pixels', 'picture', 'image/png'),
    item('PNG of 1 x 1,000,000', 'a.png', hugePng(1, 1_000_000), 'file_pixels', 'picture', 'image/png'),
    item('PNG of 1,000,000 x 1', 'a.png', hugePng(1_000_000, 1), 'file_pixels', 'paper', 'image/png'),
    item('8 MB and a byte', 'a.jpg', padded(jpeg, maxFileBytes + 1), 'file_too_large'),
    item('8 MB exactly', 'a.jpg', padded(jpeg, maxFileBytes), 'accepted'),
    item('a byte under 8 MB', 'a.jpg', padded(jpeg, maxFileBytes - 1), 'accepted'),
    item('JPEG with HTML behind it', 'a.html', Buffer.concat([jpeg, html]), 'accepted', 'picture', 'text/html'),
    item('JPEG with a zip behind it', 'a.jar', Buffer.concat([jpeg, zip]), 'accepted', 'paper', 'application/java-archive'),
    item(
      'PNG with PHP in a text chunk',
      'a.png',
      Buffer.concat([png.subarray(0, 33), chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), php])), png.subarray(33)]),
      'accepted',
      'paper',
      'image/png',
    ),
    item('EXIF with GPS and a script', 'a.jpg', gps, 'accepted'),
    item('EXIF with GPS in a picture', 'a.jpg', gps, 'accepted', 'picture'),
    item('a turned JPEG', 'a.jpg', turned, 'accepted', 'picture'),
    item('a PDF', 'رخصة العمل الحر.pdf', pdf(), 'accepted', 'paper', 'application/pdf'),
    item('a PDF as a picture', 'a.pdf', pdf(), 'file_not_picture', 'picture', 'application/pdf'),
    ...pdfCorpus.map(({ what, body, expect, large }) => ({
      ...item(what, 'a.pdf', body, expect, 'slip', 'application/pdf'),
      ...(large ? { large } : {}),
    })),
    item('PDF with a zip behind it', 'a.pdf', pdf('', zip.toString('latin1')), 'file_type', 'paper', 'application/pdf'),
    item('PDF with HTML behind it', 'a.html', pdf('', html.toString()), 'file_type', 'paper', 'text/html'),
    item('PDF with a JPEG behind it', 'a.jpg', Buffer.concat([pdf(), jpeg]), 'file_type'),
    item('a name that climbs', '../../../../etc/passwd.jpg', jpeg, 'accepted'),
    item('a name that climbs on Windows', '..\\..\\windows\\system32\\evil.jpg', jpeg, 'accepted'),
    item('a name that climbs in percents', '%2e%2e%2f%2e%2e%2fevil.jpg', jpeg, 'accepted'),
    item('a name with a program’s ending', 'invoice.jpg.exe', jpeg, 'accepted'),
    item('a name turned around', 'صورة\u202Egpj.exe', jpeg, 'accepted'),
    item('an Arabic name', 'صورة المحل رقم ٣.png', png, 'accepted', 'picture', 'image/png'),
    item('a name of 300 letters', `${'س'.repeat(300)}.jpg`, jpeg, 'accepted'),
    item('a name Windows keeps for itself', 'CON', jpeg, 'accepted'),
    item('a name of dots', '...', jpeg, 'accepted'),
    item('a wrong type', 'a.jpg', jpeg, 'accepted', 'picture', 'text/html'),
    ...(await pretences()),
  ]
}

/** Forbidden files under the name and type of each allowed kind, for each purpose. */
async function pretences(): Promise<Hostile[]> {
  const contents: Record<string, Buffer> = {
    HTML: html,
    SVG: svg,
    PHP: php,
    'a zip': zip,
    gzip: gzipSync(html),
    GIF: await solid().gif().toBuffer(),
    WebP: await solid().webp().toBuffer(),
    'a Windows program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 7)]),
    'a script of the shell': Buffer.from('#!/bin/sh\nrm -rf /\n'),
    'a sheet of styles': Buffer.from('body{background:url(javascript:alert(1))}'),
  }
  const pretended = [
    ['a.jpg', 'image/jpeg'],
    ['a.png', 'image/png'],
    ['a.pdf', 'application/pdf'],
  ] as const
  return Object.entries(contents).flatMap(([what, body]) =>
    pretended.flatMap(([name, type]) =>
      (['picture', 'slip'] as const).map((purpose) => ({
        what: `${what} called ${name}, as a ${purpose}`,
        name,
        type,
        body,
        purpose,
        expect: 'file_type',
      })),
    ),
  )
}
