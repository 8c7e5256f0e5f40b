/** The frame of the administrators' dashboard. The labels of the menu are in the menu. */
export const text = {
  title: 'لوحة التحكم',
  profile: 'الملف الشخصي',
  logout: 'تسجيل الخروج',
  accountMenu: 'قائمة الحساب',
  nothingAllowed: 'لا يتضمن دورك أي صلاحية بعد. تواصل مع مدير المنصة.',
}
