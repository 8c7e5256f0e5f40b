import type { SeedBank } from './types.ts'

/** Banks licensed in the Kingdom with the code in their IBANs. The code only preselects a bank; it never refuses an IBAN. */
export const banks = [
  { iban_code: '80', swift: 'RJHISARI', name: { ar: 'مصرف الراجحي', en: 'Al Rajhi Bank' } },
  { iban_code: '10', swift: 'NCBKSAJE', name: { ar: 'البنك الأهلي السعودي', en: 'Saudi National Bank (SNB)' } },
  { iban_code: '20', swift: 'RIBLSARI', name: { ar: 'بنك الرياض', en: 'Riyad Bank' } },
  { iban_code: '45', swift: 'SABBSARI', name: { ar: 'البنك السعودي الأول', en: 'Saudi Awwal Bank (SAB)' } },
  { iban_code: '05', swift: 'INMASARI', name: { ar: 'مصرف الإنماء', en: 'Alinma Bank' } },
  { iban_code: '15', swift: 'ALBISARI', name: { ar: 'بنك البلاد', en: 'Bank Albilad' } },
  { iban_code: '30', swift: 'ARNBSARI', name: { ar: 'البنك العربي الوطني', en: 'Arab National Bank' } },
  { iban_code: '55', swift: 'BSFRSARI', name: { ar: 'البنك السعودي الفرنسي', en: 'Banque Saudi Fransi' } },
  { iban_code: '60', swift: 'BJAZSAJE', name: { ar: 'بنك الجزيرة', en: 'Bank Aljazira' } },
  { iban_code: '65', swift: 'SIBCSARI', name: { ar: 'البنك السعودي للاستثمار', en: 'Saudi Investment Bank' } },
  { iban_code: '78', swift: 'STCJSARI', name: { ar: 'بنك إس تي سي', en: 'STC Bank' } },
  { iban_code: '36', swift: 'DBAKSARI', name: { ar: 'بنك دال ثلاثمائة وستون', en: 'D360 Bank' } },
  { iban_code: '90', swift: 'GULFSARI', name: { ar: 'بنك الخليج الدولي', en: 'Gulf International Bank' } },
  { iban_code: '95', swift: 'EBILSARI', name: { ar: 'بنك الإمارات دبي الوطني', en: 'Emirates NBD' } },
  { iban_code: '75', swift: 'NBOKSAJE', name: { ar: 'بنك الكويت الوطني', en: 'National Bank of Kuwait' } },
  { iban_code: '71', swift: null, name: { ar: 'بنك البحرين الوطني', en: 'National Bank of Bahrain' } },
  { iban_code: '76', swift: null, name: { ar: 'بنك مسقط', en: 'Bank Muscat' } },
  { iban_code: null, swift: null, name: { ar: 'بنك فيجن', en: 'Vision Bank' } },
  { iban_code: null, swift: null, name: { ar: 'آيزي بنك', en: 'EZ Bank' } },
] as const satisfies readonly SeedBank[]
