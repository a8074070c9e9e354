import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, MEMBERS_AND_OFFICE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('wx', {
  rules: {
    'GET /wx/gzh/code2Session': { doors: ANYONE },
    // Ours: the state that a browser takes to WeChat, and sign-in scenes, which a phone answers.
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
