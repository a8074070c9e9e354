import { accessOf } from '../../../everyCall/accessOf.ts';
import { ANYONE, MEMBERS_AND_OFFICE } from '../../../everyCall/reach.ts';

export const access = accessOf('wx', {
  rules: {
    'GET /wx/gzh/code2Session': { doors: ANYONE },
    // Ours: what a browser takes along to WeChat; a browser that waits for a phone, and the phone's answer.
    'POST /wx/gzh/createState': { doors: ANYONE },
    'POST /wx/gzh/createScene': { doors: ANYONE },
    'POST /wx/gzh/answerScene': { doors: ANYONE },
    'GET /wx/gzh/verifyToken': { doors: ANYONE },
    'GET /wx/mp/authorizeMobile': { doors: ANYONE },
    'GET /wx/mp/code2Session': { doors: ANYONE },
    'POST /wx/mp/generateQrCode': { doors: MEMBERS_AND_OFFICE },
  },
  reads: ['mp/generateQrCode'],
});
