import { accessOf } from '../../everyCall/accessOf.ts';
import { ANYONE } from '../../everyCall/reach.ts';

export const access = accessOf('captcha', {
  rules: {
    'POST /checkImageCaptcha': { doors: ANYONE },
    'POST /getImageCaptcha': { doors: ANYONE },
    'POST /getEmailCode': { doors: ANYONE },
    'POST /getSmsCode': { doors: ANYONE },
  },
});
