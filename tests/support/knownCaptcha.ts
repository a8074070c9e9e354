/** Text of every captcha of `serverWithKnownCaptcha.ts`. */
export const KNOWN_CAPTCHA = 'kFpm';
