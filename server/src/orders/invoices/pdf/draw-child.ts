// A process of its own: the typesetter and its fonts take some 100 MB, which the server must not keep. Started and ended by draw-pdf.ts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
// CommonJS whose names Node can't see from outside
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler')

const fontFiles = ['400Regular/IBMPlexSansArabic_400Regular.ttf', '700Bold/IBMPlexSansArabic_700Bold.ttf']
const fontBlobs = fontFiles.map((name) => readFileSync(require.resolve(`@expo-google-fonts/ibm-plex-sans-arabic/${name}`)))
const template = readFileSync(new URL('./invoice.typ', import.meta.url), 'utf8')
const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] })

function draw(data: string): { pdf: string } | { error: string } {
  try {
    // Data is never part of the template, so it can't inject markup.
    return { pdf: compiler.pdf({ mainFileContent: template, inputs: { data } }, { pdfStandard: 'a-2b' }).toString('base64') }
  } catch (error) {
    return { error: String(error).slice(0, 2000) }
  } finally {
    compiler.evictCache(10)
  }
}

process.on('message', ({ id, data }: { id: number; data: string }) => process.send?.({ id, ...draw(data) }))
// The server has disconnected.
process.on('disconnect', () => process.exit(0))
