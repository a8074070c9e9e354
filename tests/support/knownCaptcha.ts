/** What stands on every picture of `serverWithKnownCaptcha.ts`. */
export const KNOWN_CAPTCHA = 'kFpm';
