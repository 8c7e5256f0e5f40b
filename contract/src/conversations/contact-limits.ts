/** The most characters an input takes, in the form and in the call. */
export const contactMax = { name: 75, message: 3000 } as const
/** The fewest characters of a field. */
export const contactMin = { name: 10, message: 25 } as const

export const contactUsLabels = { name: { ar: 'الاسم الكامل', en: 'Full name' }, phone: { ar: 'رقم الهاتف', en: 'Phone' } }
