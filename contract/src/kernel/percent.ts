/**
 * A percentage for readers of either language (`15%`), kept together by Unicode isolates. Without them, Arabic words beside it move the sign to its
 * left. Files for programs don't use it.
 * @param value percent, as a number or a text with its decimals
 */
export const percentText = (value: number | string): string => `\u2066${value}%\u2069`
