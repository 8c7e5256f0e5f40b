// Writes .br and .gz beside every built file worth compressing, so that serving them costs no processor time.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = path.join(import.meta.dirname, '../build/client')
const worth = /\.(js|css|svg|json|html|txt|ico|webmanifest)$/
const smallest = 256

let files = 0
for (const name of readdirSync(root, { recursive: true })) {
  const file = path.join(root, String(name))
  if (!worth.test(file) || statSync(file).size < smallest) continue
  const data = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length }
  writeFileSync(`${file}.br`, brotliCompressSync(data, { params }))
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
  files += 1
}
console.log(`precompressed ${files} files`)
