import { DEMO_PASSWORD } from '../../platform/demoReach/demoAccounts.ts';
import { newId } from '../../base/newId.ts';
import { user } from '../../db/schema/people.ts';
import { totpFactor } from '../../db/schema/signIn.ts';
import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { OF_APP, OFFICE, SUPER } from '../../testing/everyCall/reach.ts';

export const access = accessOf('user', {
  row: (site, owner) =>
    site.insert(user, owner, { account: newId().toLowerCase(), name: '职员', pwdHash: '', status: 'active' }),
  rules: {
    'POST /bms/user/create': { doors: SUPER },
    'POST /bms/user/queryList': { doors: SUPER, list: OF_APP },
    'PUT /bms/user/update': { doors: SUPER, rows: OF_APP },
    'DELETE /bms/user/delete': { doors: SUPER, rows: OF_APP },
    'PUT /bms/user/configRoles': { doors: SUPER, rows: OF_APP },
    'PUT /bms/user/resetPwd': { doors: SUPER, rows: OF_APP },
    'PUT /bms/user/removeSecondFactor': { doors: SUPER, rows: OF_APP },
    'GET /bms/user/queryById': { doors: SUPER, rows: OF_APP },
    // Ours: every back-office user changes their own password.
    'PUT /bms/user/updatePwd': { doors: ['clerk', ...OFFICE] },
  },
  samples: {
    create: { account: 'audited', name: '职员', isSuper: false, roleIds: [] },
    update: { version: 1, name: '改名', status: 'active', isSuper: false },
    configRoles: { version: 1, roleIds: [] },
  },
  audited: ['create', 'update', 'configRoles', 'resetPwd', 'delete'],
  prepared: {
    removeSecondFactor: async (site) => {
      const id = await site.rowId('user', 'student');
      await site.db
        .insert(totpFactor)
        .values({ appId: site.appIdOf('student'), realm: 'user', personId: id, secretEnc: 'sealed' });
      return { input: { id } };
    },
    updatePwd: () => ({ input: { oldPassword: DEMO_PASSWORD, password: 'a long new one' }, by: 'clerk' }),
  },
  takes: { create: { isSuper: 'super users alone' }, update: { isSuper: 'super users alone' } },
});
