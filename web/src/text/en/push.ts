import type { text as ar } from '../ar/push.ts'

export const text: typeof ar = {
  title: 'Notification preferences',
  hint: 'All notifications appear in the portal. Choose which ones you also get on your devices and by email. Verification codes and security alerts are always sent.',
  adminHint: 'All your notifications appear in the dashboard. Choose which ones you also get on your devices.',
  about: 'Topic',
  on: 'Notifications are on for this device.',
  off: 'Notifications are off for this device.',
  turnOn: 'Turn on notifications for this device',
  turnOff: 'Turn off notifications for this device',
  turnedOn: 'Notifications turned on for this device',
  turnedOff: 'Notifications turned off for this device',
  allow: 'Please allow your device to receive notifications',
  denied:
    'Your browser is blocking notifications from this site. Allow them in the site settings next to the address, then reload the page.',
  unsupported: 'This browser doesn’t support notifications. On iPhone, add the site to your Home Screen first.',
  failed: 'Couldn’t turn on notifications. Try again shortly.',
  saved: 'Notification preferences saved',
  sound: { on: 'Notification sound is on. Press to turn it off', off: 'Notification sound is off. Press to turn it on' },
  card: {
    title: 'Get notified about every new order',
    body: 'Get a push notification for each new order, even when the portal is closed. On iPhone, add the portal to your Home Screen first.',
    allow: 'Turn on notifications',
    later: 'Not now',
  },
}
