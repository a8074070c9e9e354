import { expect, test } from 'vitest';
import { pairsOf, describeItems } from '../../testing/importers/describeItems.ts';

test('Vijos: reads a line per case, and finds folders in upper or lower case', async () => {
  expect(
    await describeItems({
      'Config.ini': '2\n1.in|1.out|1|50|65536\n2.in|2.out|1|50|65536\n',
      ...pairsOf(['Input/1.in', 'Output/1.out'], ['input/2.in', 'Output/2.out']),
    }),
  ).toEqual(['. vijos  0+2 1000ms 65536K - 2 statement-missing']);
});
