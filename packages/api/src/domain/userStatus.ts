/** States of a back-office account on the wire. */
export const USER_STATUS_VALUES = ['active', 'disabled'] as const;
export type UserStatus = (typeof USER_STATUS_VALUES)[number];
export const USER_STATUS_LABELS = {
  active: '正常',
  disabled: '已停用',
} as const satisfies Record<UserStatus, string>;
