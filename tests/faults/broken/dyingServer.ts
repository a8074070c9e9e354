// The server that is gone at one step between an order and its card: DIES_AT names it.
import { breakSource } from './breakSource.ts';
import { DYING_POINTS } from './dyingPoints.ts';

const point = DYING_POINTS.find(({ name }) => name === process.env['DIES_AT']);
if (!point) throw new Error('DIES_AT names no step');
const { file, before } = point;
// As a power button would: nothing after it runs, not even what was to clean up.
const instead = `process.kill(process.pid, 'SIGKILL');\n${before}`;
breakSource([{ file, control: before, instead }]);
await import('../../support/serverWithClock.ts');
