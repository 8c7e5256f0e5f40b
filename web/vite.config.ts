import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { jitlessZod } from './scripts/jitless-zod.ts'
import { prebundled } from './scripts/prebundled.ts'

// What every page needs is kept in chunks that change only with these libraries; Mantine's components follow the pages that use them.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/, priority: 2 },
  // the provider, styles and theme under every component, and the small ones that every page is made of: as dozens of tiny chunks they compress
  // worse, 2 to 4 kB a page
  {
    name: 'mantine',
    test: /node_modules[\\/](@tabler[\\/]icons-react[\\/]dist[\\/]esm[\\/](createReactComponent|defaultAttributes)|@mantine[\\/](hooks[\\/]esm[\\/](use-(id|isomorphic-effect|merged-ref|reduced-motion|media-query|uncontrolled|callback-ref)|utils)|core[\\/]esm[\\/](core|components[\\/](Box|Button|Group|Loader|Stack|Text|Title|Transition|UnstyledButton|VisuallyHidden)))[\\/])/,
    priority: 1,
  },
  // what of ours stands on every page, and on every page of a back office: as dozens of chunks of a few hundred bytes it costs two or three kB more
  {
    name: 'base',
    test: /(contract[\\/]src[\\/]kernel[\\/](locale|brand|typed-keys|plural)|web[\\/]src[\\/](paths|text[\\/](locale|use-text)|theme[\\/]mark|kit[\\/]nav[\\/]link|shell[\\/]\w+[\\/](area|colour-mode|error-page|language-switch|page-title|chunk-guard|skip-link)|api[\\/](page-reads|toasts-wanted)))\.tsx?$/,
    priority: 0.5,
  },
  {
    name: 'office',
    test: /(contract[\\/]src[\\/]kernel[\\/]permissions|web[\\/]src[\\/](api[\\/](client|queries|session|toast)|shell[\\/]frame[\\/]office-providers|kit[\\/]\w+[\\/](page-header|window)))\.tsx?$/,
    priority: 0,
  },
]

// In the built server the component and icon libraries are bundled and shaken: loading their packages whole costs 5 s and 250 MB at each start.
const bundled = [/^@mantine\//, /^@tabler\//, /^@tiptap\//, '@hello-pangea/dnd']

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), jitlessZod()],
  ...(command === 'build' ? { ssr: { noExternal: bundled } } : {}),
  server: { hmr: true },
  // how long each plugin took says nothing to who builds
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  optimizeDeps: { include: prebundled },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
  },
}))
