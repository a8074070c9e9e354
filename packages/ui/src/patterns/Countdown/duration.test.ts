import { expect, test } from 'vitest';
import { clockFace, spokenDuration } from './duration.ts';

test.each([
  [4_365_000, '01:12:45', '1 小时 12 分 45 秒'],
  [3_600_000, '01:00:00', '1 小时 0 分 0 秒'],
  [3_599_001, '01:00:00', '1 小时 0 分 0 秒'],
  [59_400, '01:00', '1 分 0 秒'],
  [58_999, '00:59', '59 秒'],
  [1, '00:01', '1 秒'],
  [0, '00:00', '0 秒'],
  [-5_000, '00:00', '0 秒'],
])('clockFace and spokenDuration: %i ms is shown as %s and spoken as %s', (ms, face, spoken) => {
  expect([clockFace(ms), spokenDuration(ms)]).toEqual([face, spoken]);
});
