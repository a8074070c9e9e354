import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('captcha', {
  rules: {
    'POST /checkImageCaptcha': { doors: ANYONE },
    'POST /getImageCaptcha': { doors: ANYONE },
    'POST /getEmailCode': { doors: ANYONE },
    'POST /getSmsCode': { doors: ANYONE },
  },
});
