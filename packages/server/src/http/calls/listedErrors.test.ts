import { pino } from 'pino';
import { expect, test } from 'vitest';
import { contract } from '@aosai/api/contract';
import { AppError, type PlainErrorCode } from '@aosai/api/kit/errors';
import { listed, UNLISTED } from './listedErrors.ts';

test('listed: logs only errors that neither the call nor the common list contains', async () => {
  const lines: unknown[] = [];
  const log = pino({ level: 'error' }, { write: (line) => lines.push(JSON.parse(line)) });
  const route = { call: contract.dict.calls.delete, permission: 'dict:delete' };
  const thrown = (code: PlainErrorCode) =>
    listed(route, log, () => Promise.reject(new AppError(code))).catch((error: unknown) => error);
  for (const code of ['DICT_BUILT_IN', 'NOT_FOUND', 'FORBIDDEN'] as const) await thrown(code);
  expect(lines).toEqual([]);
  expect(await thrown('DICT_FULL')).toMatchObject({ code: 'DICT_FULL' });
  expect(lines).toMatchObject([{ call: 'dict:delete', code: 'DICT_FULL', msg: UNLISTED }]);
});
