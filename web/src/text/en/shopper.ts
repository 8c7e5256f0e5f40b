import type { text as ar } from '../ar/shopper.ts'

export const text: typeof ar = {
  frame: {
    signIn: 'Sign in',
    account: 'Account',
    orders: 'Orders',
  },
  files: {
    choose: 'Choose file',
    chooseSeveral: 'Choose files',
    none: 'No file chosen',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Enter your mobile number and we’ll text you a verification code. If you don’t have an account, we’ll create one.',
    toKeep: { products: 'Sign in to add the product to your favorites.', stores: 'Sign in to add the store to your favorites.' },
    sendCode: 'Send code',
    sentTo: 'Enter the code we sent to',
    confirm: 'Sign in',
    resend: 'Resend code',
    otherPhone: 'Change mobile number',
    merchant: 'Are you a merchant?',
    merchantSignIn: 'Sign in to your store',
  },
  account: {
    title: 'Account',
    signOut: 'Sign out',
  },
}
