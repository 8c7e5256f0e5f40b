import { defineErrors } from '../kernel/errors.ts'

/** Refusals of changes to admins and roles, which generated pages declare; the others stay out of what those pages load. */
export const adminErrors = defineErrors({
  permission_not_held: {
    status: 403,
    ar: 'لا يمكنك منح صلاحيات لا تملكها: {permissions}',
    en: 'You can’t grant permissions you don’t have: {permissions}',
  },
  stronger_admin: {
    status: 403,
    ar: 'لا يمكنك تعديل حساب مشرف لديه صلاحيات لا تملكها',
    en: 'You can’t edit an admin who has permissions you don’t have',
  },
  own_role: {
    status: 403,
    ar: 'لا يمكنك تغيير دورك بنفسك. اطلب ذلك من مشرف آخر',
    en: 'You can’t change your own role. Ask another admin',
  },
  own_account: { status: 409, ar: 'لا يمكنك إيقاف حسابك أو حذفه', en: 'You can’t suspend or delete your own account' },
  last_full_admin: {
    status: 409,
    ar: 'يجب أن يبقى مشرف نشط واحد على الأقل بجميع الصلاحيات. امنحها لمشرف آخر أولًا',
    en: 'At least one active admin must have all permissions. Give them to another admin first',
  },
  role_in_use: {
    status: 409,
    ar: 'لا يمكن حذف الدور لأنه مسند إلى مشرفين. انقلهم إلى دور آخر أولًا',
    en: 'This role is assigned to admins. Move them to another role before deleting it',
  },
})
