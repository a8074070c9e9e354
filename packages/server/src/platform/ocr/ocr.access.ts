import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { MEMBERS } from '../../testing/everyCall/reach.ts';

export const access = accessOf('ocr', {
  rules: {
    'GET /common/ocr/bankCard': { doors: MEMBERS },
    'GET /common/ocr/businessLicense': { doors: MEMBERS },
    'GET /common/ocr/household': { doors: MEMBERS },
    'GET /common/ocr/idCard': { doors: MEMBERS },
    'GET /common/ocr/marriageCert': { doors: MEMBERS },
    'GET /common/ocr/recognizeEstateCertification': { doors: MEMBERS },
  },
});
