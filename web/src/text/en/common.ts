import type { text as ar } from '../ar/common.ts'

export const text: typeof ar = {
  actions: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    delete: 'Delete',
    edit: 'Edit',
    retry: 'Try again',
    back: 'Back',
    copy: 'Copy',
    send: 'Send',
    showAll: 'Show all',
  },
  language: { other: 'العربية', switch: 'التبديل إلى العربية' },
  colourMode: { toDark: 'Dark mode', toLight: 'Light mode' },
  skipToContent: 'Skip to content',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  mainMenu: 'Main menu',
  loading: 'Loading',
  loggedOut: 'logged out successfully',
  failed: 'Oops...Something went wrong',
  copied: 'Copied successfully',
  copyFailed: 'cannot copy',
  notFound: {
    title: 'This page could not be found',
    heading: 'Oops! Page not found',
    body: 'we are sorry, but the page you requested was not found',
    toDashboard: 'Back to the dashboard',
    toStore: 'Back to my store',
    toHome: 'Back to the home page',
  },
  crashed: {
    title: 'Something went wrong',
    heading: 'This page could not be shown',
    body: 'Something unexpected went wrong on our side. Try again; if it keeps happening, contact us and say when it did.',
  },
  forbidden: {
    title: 'You do not have access',
    body: 'Your role does not let you open this page. If you need it, ask the platform’s manager for the permission.',
  },
}
