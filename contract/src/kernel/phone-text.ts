/** A phone number (E.164) in groups with spaces that do not break: a Saudi mobile is `+966 50 123 4567`. Others stay as they are. */
export const phoneText = (phone: string): string =>
  phone.replace(/^(\+966)(\d{2})(\d{3})(\d{4})$/, (_, ...groups: string[]) => groups.slice(0, 4).join('\u00a0'))
