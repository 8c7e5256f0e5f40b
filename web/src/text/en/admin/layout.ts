import type { text as ar } from '../../ar/admin/layout.ts'

export const text: typeof ar = {
  title: 'Dashboard',
  profile: 'Profile',
  logout: 'Sign out',
  accountMenu: 'Account menu',
  nothingAllowed: 'Your role doesn’t have any permissions yet. Contact your administrator.',
}
