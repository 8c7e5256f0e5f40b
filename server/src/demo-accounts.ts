/** The accounts of the demo market, the same ones in the banner, the seed and the browser tests. Public, hence never in production. */
export const demoAccounts = {
  admin: 'admin@rahba.example',
  merchant: 'merchant@rahba.example',
  shopper: '+966500000001',
  password: 'Rahba-demo-1',
} as const
