/** Channels of verification codes. */
export const CODE_CHANNELS = ['sms', 'email'] as const;

/** Where a verification code was sent: to a mobile number or to an e-mail address. */
export type CodeChannel = (typeof CODE_CHANNELS)[number];
