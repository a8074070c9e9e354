import { accessOf } from '../../testing/everyCall/accessOf.ts';
import { ANYONE } from '../../testing/everyCall/reach.ts';

export const access = accessOf('registration', {
  rules: { 'POST /member/create': { doors: ANYONE }, 'POST /member/checkAccount': { doors: ANYONE } },
  samples: {
    create: { by: 'office', type: 'student', name: '新账号', account: 'audited03', birthYm: '2005-01' },
    checkAccount: { account: 'audited04' },
  },
  audited: ['create'],
  takes: { create: { roles: 'a school or the back office makes accounts; the handler refuses it to others' } },
});
