import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE, MEMBERS, SIGNED_IN } from '../../testing/everyCall/reach.ts';

export const access = accessOf('auth', {
  rules: {
    // Ours: ends the session named by the cookie; needs no signed-in caller.
    'GET /auth/logout': { doors: ANYONE },
    // Ours: a refused applicant applies again, without a session.
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
    // Ours: the ways of signing in that this installation offers.
    'GET /auth/queryWays': { doors: ANYONE },
  },
});
