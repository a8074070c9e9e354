import { ApiError } from '@aosai/api/client/errors';
import type { Client } from '@aosai/api/client/client';
import { registerFields } from '@aosai/api/domain/accountForms';
import { fieldProblem } from '@aosai/api/domain/forms/fieldProblem';
import { plainAccount } from '@aosai/api/domain/typedText';
import { useEffect, useState } from 'react';

/** After the last key. */
const PAUSE_MS = 500;

async function isTaken(client: Pick<Client, 'registration'>, account: string): Promise<boolean> {
  try {
    return !(await client.registration.checkAccount({ account })).isFree;
  } catch (cause) {
    // Asked too often, or without a network: the server says it again when the account is opened.
    if (cause instanceof ApiError) return false;
    throw cause;
  }
}

/** The account that is being typed, while it is someone's; `check` asks at once, and says whether it may be had. */
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
