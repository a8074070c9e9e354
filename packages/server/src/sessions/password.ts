import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@aosai/api/contract/errors';

/** OWASP's first choice: argon2id (the library's default), 19 MiB, two passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const MAX_WAITING = 500;

let running = 0;
const waiting: (() => void)[] = [];

/** Each hash takes 19 MiB and a core: two at a time, so that a class signing in leaves room for saving answers. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING) throw new AppError('UNAVAILABLE');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** Whether the password fits; without a stored hash the same work is done for the answer no. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const against = stored ?? (await decoy);
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
}
