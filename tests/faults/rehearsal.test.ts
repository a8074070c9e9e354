import { expect, test } from 'vitest';
import { rehearse } from './parts/rehearsal.ts';

const PATIENCE_MS = 10 * 60_000;

test(
  'a backup taken during saves holds every save acknowledged before its moment, and reads only as a standby',
  async () => {
    const { lost, before, after, standby } = await rehearse();
    console.log(`${before} saves acknowledged before the backup's moment, ${after} after it`);
    expect(lost).toEqual([]);
    expect(before).toBeGreaterThan(20);
    expect(after).toBeGreaterThan(0);
    expect(standby).toMatchObject({ save: 'STANDBY', ready: { standby: true } });
  },
  PATIENCE_MS,
);

test(
  'the rehearsal finds the saves that are missing from a backup which claims too much',
  async () => {
    const { lost } = await rehearse({ claimsAll: true });
    expect(lost.length).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
