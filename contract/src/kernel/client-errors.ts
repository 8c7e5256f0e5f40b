/** The errors that the browser itself raises. They have their own file, so that its scripts do not load the server's errors. */
export const clientErrors = {
  // The client of the specification recognises these two texts.
  unauthenticated: { status: 401, ar: 'سجّل الدخول للمتابعة', en: 'un authenticated' },
  internal: { status: 500, ar: 'حدث خطأ. أعد المحاولة', en: 'Oops...Something went wrong' },
}
