import { text as adminLayout } from './admin/layout.ts'
import { text as common } from './common.ts'
import { text as kit } from './kit.ts'
import { text as notifications } from './notifications.ts'
import { text as portalLayout } from './portal/layout.ts'

/** The parts that nearly every page shows: one file for all of them. */
export const texts = { common, kit, notifications, 'admin/layout': adminLayout, 'portal/layout': portalLayout }
