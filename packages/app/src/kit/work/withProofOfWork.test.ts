import { expect, test, vi } from 'vitest';
import { ApiError } from '@aosai/api/client/errors';
import { isWorkDone } from '@aosai/api/accounts/proofOfWork';
import { withProofOfWork } from './withProofOfWork.ts';

const CHALLENGE = `10.1790000000000.${'n'.repeat(22)}.${'a'.repeat(64)}`;
const asks = () => new ApiError('WORK_REQUIRED', '请先完成安全验证', 403, { challenge: CHALLENGE });

test('withWork: repeats the call with a proof of work and reports progress', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const send = vi.fn<(input: { account: string; proof?: string }) => Promise<string>>(async ({ proof }) => {
    if (proof === undefined) throw asks();
    return 'in';
  });
  const work: (number | null)[] = [];
  expect(await withProofOfWork(send, { account: 'lin' }, (done) => work.push(done))).toBe('in');
  const [first, second] = send.mock.calls.map(([input]) => input);
  expect([first, second]).toEqual([{ account: 'lin' }, { account: 'lin', proof: expect.any(String) }]);
  expect(isWorkDone(second?.proof ?? '')).toBe(true);
  expect([work[0], work.at(-1)]).toEqual([0, null]);
  vi.restoreAllMocks();
});

test('withWork: rethrows other errors, and gives up after two proofs', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const refused = new ApiError('LOGIN_FAILED', '账号或密码不正确', 401);
  await expect(
    withProofOfWork(
      () => Promise.reject(refused),
      {},
      () => undefined,
    ),
  ).rejects.toBe(refused);
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(asks()));
  await expect(withProofOfWork(send, {}, () => undefined)).rejects.toMatchObject({ code: 'WORK_REQUIRED' });
  expect(send).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});
