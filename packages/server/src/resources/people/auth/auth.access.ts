import { accessOf } from '../../../everyCall/accessOf.ts';
import { ANYONE, MEMBERS, SIGNED_IN } from '../../../everyCall/reach.ts';

export const access = accessOf('auth', {
  rules: {
    // Ours: ends whatever session the cookie names, for anyone who sends it.
    'GET /auth/logout': { doors: ANYONE },
    // Ours: who was refused asks again, and has no session to do it with.
    'POST /auth/applyAgain': { doors: ANYONE },
    'POST /auth/loginByMobile': { doors: ANYONE },
    'POST /auth/loginByPwd': { doors: ANYONE },
    'POST /auth/loginByWxGzh': { doors: ANYONE },
    'POST /auth/loginByWxMp': { doors: ANYONE },
    'POST /auth/loginByWxMpMobile': { doors: ANYONE },
    'POST /auth/ssoAuth': { doors: ANYONE },
    'POST /auth/switchOrganization': { doors: MEMBERS },
    'GET /auth/queryCurrent': { doors: SIGNED_IN },
    'GET /auth/verify': { doors: SIGNED_IN },
    // Ours: which ways of signing in this installation offers.
    'GET /auth/queryWays': { doors: ANYONE },
  },
});
