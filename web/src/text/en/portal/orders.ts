import type { text as ar } from '../../ar/portal/orders.ts'

export const text: typeof ar = {
  title: 'Orders',
  cancelledTitle: 'Cancelled orders',
  toCancelled: 'Cancelled orders',
  empty: {
    title: 'No orders here yet',
    body: 'New orders show up here as they arrive. Open your store and share its link to receive some.',
  },
  bulk: { accept: 'Accept', prepare: 'Start preparing', make_ready: 'Mark ready', send_out: 'Out for delivery' },
  cancelled: {
    reason: 'Reason',
    emptyRequests: {
      title: 'No cancellation waits for your answer',
      body: 'When a shopper asks to cancel an order you have accepted, it shows up here for you to agree, or refuse with a reason.',
    },
  },
  print: 'Print the packing slip',
  message: 'Message the shopper',
  sound: { on: 'New orders ring. Press to turn the sound off', off: 'New orders are silent. Press to turn the sound on' },
}
