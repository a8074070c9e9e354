import type { Client } from '@aosai/api/client/client';
import { API_PREFIX, WEB_BASE } from '@aosai/api/kit/constants';
import type { Slips } from '@aosai/ui/screens/accounts/PasswordSlips';
import { useState } from 'react';
import { useAosai, useCurrent } from '../kit/context.ts';

const NONE = { accounts: null, isKept: false };

/** New passwords of members, kept from the call that makes them until they were handed over. */
export function usePasswordSlips(): Slips {
  const { settings } = useAosai();
  const current = useCurrent();
  const [{ accounts, isKept }, setShown] = useState<Pick<Slips, 'accounts' | 'isKept'>>(NONE);
  const school = current?.realm === 'member' ? current.member.organization : null;
  const page = school === null ? WEB_BASE : `${WEB_BASE}login?school=${school.id}`;
  const code = new URLSearchParams({ appId: settings.appId, path: page });
  return {
    accounts,
    title: school?.name ?? settings.title,
    address: `${location.host}${WEB_BASE}`,
    qrSrc: `${API_PREFIX}/common/image/qrCode.jpg?${code.toString()}`,
    isKept,
    show: (made, isKeptForNow = false) => setShown({ accounts: made, isKept: isKeptForNow }),
    print: () => window.print(),
    noted: () => setShown(NONE),
  };
}

/** Resets the passwords of members and shows the new ones. */
export async function resetPasswords(calls: Client, { show }: Slips, ids: readonly string[]): Promise<void> {
  const { accounts } = await calls.member.resetPwd({ ids: [...ids] });
  show(accounts);
}
