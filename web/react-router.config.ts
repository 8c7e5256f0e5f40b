import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // the routes of all surfaces are sent with the pages that link to them, not one request at a time
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
