/** The one place that holds the product's name. `product` is also the `{product}` of the specification's routes. */
export const brand = {
  product: 'rahba',
  name: { ar: 'رحبة', en: 'Rahba' },
  promise: { ar: 'الساحة التي يلتقي فيها المتجر بعميله', en: 'The square where shops meet their customers' },
} as const
