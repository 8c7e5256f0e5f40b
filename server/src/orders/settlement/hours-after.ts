/** The moment so many hours later, as an ISO string. */
export const hoursAfter = (moment: string, hours: number): string => new Date(Date.parse(moment) + hours * 3_600_000).toISOString()
