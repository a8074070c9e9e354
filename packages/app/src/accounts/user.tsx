import { MAX_PAGE_SIZE } from '@aosai/api/kit/constants';
import { type MadePassword, Users } from '@aosai/ui/screens/accounts/Users';
import { useState } from 'react';
import { useCurrent } from '../kit/context.ts';
import { officePage } from '../kit/office/officePage.tsx';
import { useOfficeCall } from '../kit/office/useOfficeCall.ts';

/** /bms/user: the users of the back office. */
export const Component = officePage(Users, 'user', {
  useKnown() {
    const current = useCurrent();
    const [made, setMade] = useState<MadePassword | null>(null);
    const roles = useOfficeCall(['rolesOfUsers'], async (calls) => {
      const { content } = await calls.role.queryList({ size: MAX_PAGE_SIZE });
      return content.map(({ id, name }) => ({ value: id, label: name }));
    });
    return {
      meId: current?.realm === 'user' ? current.user.id : '',
      roles: roles.data ?? [],
      made,
      show: setMade,
      handedOver: () => setMade(null),
    };
  },
  read: (calls, input) => calls.user.queryList(input),
  acts: ({ known: { show } }) => ({
    async create(calls, form) {
      const { password } = await calls.user.create(form);
      show({ name: form.name, account: form.account, password });
    },
    update: (calls, { id, version, status }, form) => calls.user.update({ id, version, status, ...form }),
    configRoles: (calls, { id, version }, roleIds) => calls.user.configRoles({ id, version, roleIds }),
    async resetPwd(calls, { id, name, account }) {
      const { password } = await calls.user.resetPwd({ id });
      show({ name, account, password });
    },
    removeFactor: (calls, { id }) => calls.user.removeSecondFactor({ id }),
    disable: (calls, { id, version, name, isSuper }) =>
      calls.user.update({ id, version, name, isSuper, status: 'disabled' }),
    enable: (calls, { id, version, name, isSuper }) =>
      calls.user.update({ id, version, name, isSuper, status: 'active' }),
    remove: (calls, { id }) => calls.user.delete({ id }),
  }),
});
