import type { text as ar } from '../ar/push.ts'

export const text: typeof ar = {
  title: 'What you are told',
  hint: 'All notifications stand in the portal. Choose which of them also come to your devices and by mail. Codes and security mails always come.',
  adminHint: 'All your notifications stand in the dashboard. Choose which of them also come to your devices.',
  about: 'What it is about',
  on: 'Notifications come to this device.',
  off: 'Notifications do not come to this device.',
  turnOn: 'Turn on for this device',
  turnOff: 'Turn off for this device',
  turnedOn: 'Notifications will come to this device',
  turnedOff: 'Notifications are off on this device',
  allow: 'Please allow your device to receive notifications',
  denied: 'Your browser blocks this site’s notifications. Allow them in the site’s settings beside the address, then reload the page.',
  unsupported: 'This browser can’t show notifications. On an iPhone, add the site to the home screen first.',
  failed: 'Notifications could not be turned on now. Try again shortly.',
  saved: 'Your choice is saved',
  sound: { on: 'Notifications ring. Press to turn the sound off', off: 'Notifications are silent. Press to turn the sound on' },
  card: {
    title: 'Know of every order the moment it arrives',
    body: 'Your device rings for a new order even when the portal is closed. On an iPhone, add the portal to the Home Screen first.',
    allow: 'Turn on notifications',
    later: 'Not now',
  },
}
