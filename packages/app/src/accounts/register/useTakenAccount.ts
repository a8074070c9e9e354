import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import { registerFields } from '@aosai/api/accounts/accountForms';
import { fieldProblem } from '@aosai/api/kit/fieldProblem';
import { plainAccount } from '@aosai/api/kit/typedText';
import { useEffect, useState } from 'react';

/** Delay after the last key. */
const PAUSE_MS = 500;

async function isTaken(client: Pick<Client, 'registration'>, account: string): Promise<boolean> {
  try {
    return !(await client.registration.checkAccount({ account })).isFree;
  } catch (cause) {
    // Rate limited or offline: the server checks again when the account is created.
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}

/** The typed account if it is taken, else null. `check` asks at once and returns whether the account is free. */
export function useTakenAccount(client: Pick<Client, 'registration'>, typed: string) {
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (fieldProblem(registerFields.account, typed) !== null) return undefined;
    const account = plainAccount(typed);
    const timer = setTimeout(() => void isTaken(client, account).then((is) => setTaken(is ? account : null)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [client, typed]);
  const check = async (wanted: string): Promise<boolean> => {
    const account = plainAccount(wanted);
    const is = await isTaken(client, account);
    setTaken(is ? account : null);
    return !is;
  };
  return { taken, check };
}
